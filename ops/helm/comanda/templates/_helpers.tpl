{{- define "comanda.labels" -}}
app.kubernetes.io/name: comanda
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "comanda.selector" -}}
app.kubernetes.io/name: comanda
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: server
{{- end }}

{{- define "comanda.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "comanda.env" -}}
- name: COMANDA_PUBLIC_URL
  value: {{ required "publicUrl is required, e.g. https://painel.example.com" .Values.publicUrl | quote }}
- name: COMANDA_TRUST_PROXY
  value: {{ required "trustProxy is required: the addresses of the ingress controller" .Values.trustProxy | quote }}
{{- range $name, $file := .Values.secret.files }}
- name: {{ $name }}_FILE
  value: /run/secrets/comanda/{{ $file }}
{{- end }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "comanda.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
# A shared folder with many files is not changed at each start.
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "comanda.containerSecurity" -}}
readOnlyRootFilesystem: true
allowPrivilegeEscalation: false
capabilities: { drop: [ALL] }
{{- end }}

{{- define "comanda.mounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
- { name: secrets, mountPath: /run/secrets/comanda, readOnly: true }
{{- end }}

{{- define "comanda.volumes" -}}
# The built print programs, and nothing that must outlive the pod: secret, files and database are elsewhere.
- { name: data, emptyDir: { sizeLimit: 2Gi } }
- { name: tmp, emptyDir: { sizeLimit: 256Mi } }
- { name: secrets, secret: { secretName: {{ .Values.secret.name | quote }}, defaultMode: 0440 } }
{{- end }}
