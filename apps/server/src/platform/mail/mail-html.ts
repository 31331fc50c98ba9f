import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import { richTextToHtml } from '@comanda/domain/kit/text/rich-text';
import { FRAME_TEXTS, type MailBranding, type MailContent, type MailLink } from './mail-content.ts';

/** Outlook on Windows uses Times if it does not know the first font of the list. */
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BODY = `${FONT};font-size:16px;line-height:24px;color:#1f2329`;
const SMALL = `${FONT};font-size:13px;line-height:20px;color:#5d6572`;
const LARGE = 'font-size:28px;line-height:36px;font-weight:700';
const BELOW = 'margin:0 0 16px';
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * Colours for dark mode in mail clients that support it; other clients invert the light colours. All other styles are
 * inline, for clients that remove style sheets.
 */
const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
.document h2{font-size:18px;line-height:24px}
@media (prefers-color-scheme:dark){
.page{background-color:#111213!important}
.card{background-color:#1b1c1e!important;border-color:#2e3034!important}
.ink{color:#f3f4f5!important}
.small{color:#989da6!important}
.line{border-color:#2e3034!important}
.button{background-color:#f3f4f5!important}
.button a{color:#14161a!important}
}`;

/**
 * Renders a mail as HTML. Outlook on Windows supports only tables and inline styles. One column also fits phones. There
 * are no pictures, because many clients block them. All text of `content` is escaped.
 */
export function mailHtml(content: MailContent, branding: MailBranding): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(content.subject)}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f5f6f7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.paragraphs[0] ?? '')}</div>
<table ${TABLE} width="100%" class="page" bgcolor="#f5f6f7" style="background-color:#f5f6f7"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:560px;table-layout:fixed">
<tr><td class="ink" style="${BODY};font-size:18px;font-weight:700;padding:0 20px 12px">${escapeHtml(branding.brand)}</td></tr>
<tr><td class="card ink" bgcolor="#ffffff" style="${BODY};background-color:#ffffff;border:1px solid #e2e5e9;border-radius:8px;padding:24px 20px 8px;overflow-wrap:anywhere">
${partsOf(content).join('\n')}
</td></tr>
<tr><td class="small" style="${SMALL};padding:16px 20px 0;overflow-wrap:anywhere">${escapeHtml(content.why)}<br>${content.stop === undefined ? '' : `${plainLink(content.stop)}<br>`}${escapeHtml(FRAME_TEXTS.support(branding))}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The parts of the mail's card, from top to bottom. */
function partsOf(content: MailContent): string[] {
  const { name, paragraphs, amount, facts = [], points = [], code, link, document, closing = [] } = content;
  return [
    ...[FRAME_TEXTS.greeting(name), ...paragraphs].map(paragraph),
    ...(amount === undefined
      ? []
      : [
          `<p style="${BELOW}"><span class="small" style="${SMALL}">${escapeHtml(amount.label)}</span><br><span style="${LARGE}">${formatCents(amount.cents)}</span></p>`,
        ]),
    ...(facts.length === 0 ? [] : [factsTable(facts)]),
    ...(points.length === 0 ? [] : [pointsList(points)]),
    ...(code === undefined
      ? []
      : [`<p style="${BELOW};${LARGE};letter-spacing:6px">${escapeHtml(code)}</p>`]),
    ...(link === undefined ? [] : [button(link)]),
    ...(document === undefined
      ? []
      : [
          `<div class="document line" style="${BELOW};padding:16px 0 0;border:solid #e2e5e9;border-width:1px 0"><h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(document.title)}</h1>${richTextToHtml(document.text)}</div>`,
        ]),
    ...closing.map(paragraph),
  ];
}

function paragraph(words: string): string {
  return `<p style="${BELOW}">${escapeHtml(words)}</p>`;
}

function factsTable(facts: NonNullable<MailContent['facts']>): string {
  const cell = 'padding:8px 0;border-top:1px solid #e2e5e9;text-align:left;vertical-align:top';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" width="40%" class="small line" style="${SMALL};line-height:24px;${cell};padding-right:12px;font-weight:400">${escapeHtml(label)}</th><td class="ink line" style="${BODY};${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="${BELOW};table-layout:fixed">${rows.join('')}</table>`;
}

function pointsList(points: NonNullable<MailContent['points']>): string {
  const rows = points.map(
    ({ text, link }) => `<li style="margin:0 0 8px">${escapeHtml(text)} ${plainLink(link)}</li>`,
  );
  return `<ul style="${BELOW};padding-left:20px">${rows.join('')}</ul>`;
}

/** Makes a link in the colour of the surrounding text, so that it is also readable in dark mode. */
function plainLink({ label, url }: MailLink): string {
  return `<a href="${escapeHtml(url)}" style="color:inherit;text-decoration:underline">${escapeHtml(label)}</a>`;
}

/**
 * Makes a button. The table cell has padding too, because Outlook on Windows ignores the padding of links.
 */
function button({ label, url }: MailLink): string {
  const href = escapeHtml(url);
  return (
    `<table ${TABLE} style="${BELOW}"><tr><td class="button" bgcolor="#1f2329" style="background-color:#1f2329;border-radius:8px;mso-padding-alt:12px 24px">` +
    `<a href="${href}" style="${FONT};display:inline-block;padding:12px 24px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p class="small" style="${SMALL};${BELOW}">${FRAME_TEXTS.copyLink}<br><span style="word-break:break-all">${href}</span></p>`
  );
}
