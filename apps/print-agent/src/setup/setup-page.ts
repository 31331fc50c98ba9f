import { SETUP_PAGE as T } from '../texts.ts';

/** The whole page, which loads no other file. `nonce` allows its one style and one script. */
export function setupPage(nonce: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${T.title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
  <header><svg width="40" height="40" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/></svg><h1>${T.title}</h1></header>
  <p id="loading" role="status">${T.loading}</p>
  <form id="form" hidden novalidate>
    <p class="lead">${T.lead}</p>
    <label for="code">${T.code}</label>
    <input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" placeholder="XXXX-XXXX" aria-describedby="code-hint error">
    <p class="hint" id="code-hint">${T.codeHint}</p>
    <label for="name">${T.name}</label>
    <input id="name" name="name" maxlength="60" autocomplete="off" aria-describedby="name-hint">
    <p class="hint" id="name-hint">${T.nameHint}</p>
    <div id="server-field" hidden>
      <label for="server">${T.server}</label>
      <input id="server" name="server" autocomplete="url" placeholder="https://painel.exemplo.com.br">
    </div>
    <p class="error" id="error" role="alert"></p>
    <button type="submit" id="send">${T.send}</button>
  </form>
  <section id="done" hidden tabindex="-1">
    <p class="big"><span aria-hidden="true">✓</span> <span id="done-text"></span></p>
    <p>${T.next}</p>
    <p class="hint" id="by-itself"></p>
    <div class="row"><button type="button" id="close">${T.close}</button><button type="button" class="quiet" id="other">${T.other}</button></div>
  </section>
  <p class="big" id="over" role="status" hidden>${T.over}</p>
</main>
<script nonce="${nonce}">const T=${JSON.stringify(T)};${SCRIPT}</script>
</body>
</html>
`;
}

const STYLE = `
:root{--page:#f5f6f7;--card:#fff;--line:#d5d9df;--text:#14161a;--soft:#4d5562;--go:#14683a;--go-text:#fff;--bad:#b3121f;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
@media(prefers-color-scheme:dark){:root{--page:#111213;--card:#1b1c1e;--line:#3c3f44;--text:#f3f4f5;--soft:#b9bdc4;--go:#62d28c;--go-text:#0d1f14;--bad:#ff8589}}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--text)}
main{width:min(460px,100%);padding:32px;background:var(--card);border:1px solid var(--line);border-radius:12px}
header{display:flex;gap:12px;align-items:center;margin-bottom:16px}h1{font-size:22px;margin:0}
.lead{margin:0 0 20px}label{display:block;font-weight:600;margin-top:16px}.hint{margin:4px 0 0;font-size:14px;color:var(--soft)}
input{width:100%;min-height:48px;margin-top:6px;padding:8px 12px;font:inherit;color:inherit;background:var(--card);border:1px solid #878e9a;border-radius:8px}
#code{font-size:24px;letter-spacing:.12em;text-transform:uppercase;font-variant-numeric:tabular-nums}
:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}
button{min-height:48px;padding:8px 20px;font:inherit;font-weight:600;color:var(--go-text);background:var(--go);border:1px solid var(--go);border-radius:8px;cursor:pointer}
form button{width:100%;margin-top:12px}button[disabled]{opacity:.6;cursor:progress}
.quiet{color:inherit;background:none;border-color:var(--line)}.row{display:flex;gap:12px;flex-wrap:wrap;margin-top:20px}
.error{min-height:24px;margin:16px 0 0;color:var(--bad);font-weight:600}.big{font-size:18px;font-weight:600}
`;

const SCRIPT = `
const at=(id)=>document.getElementById(id);
const show=(id)=>{for(const each of['loading','form','done','over'])at(each).hidden=each!==id};
let state=null;
const call=async(path,body)=>{
  const answer=await fetch(path,body&&{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(body)});
  const said=await answer.json();
  if(!answer.ok)throw new Error(said.erro||T.failed);
  return said;
};
const showForm=()=>{
  show('form');at('error').textContent='';
  at('name').value=state.nome;at('server-field').hidden=state.servidor!==null;at('code').focus();
};
const showState=()=>{
  if(state.loja===null)return showForm();
  show('done');at('done-text').textContent=T.linked.replace('{}',state.loja);
  at('by-itself').textContent=state.liga_sozinho?T.byItself:T.notByItself;at('done').focus();
};
at('form').addEventListener('submit',async(event)=>{
  event.preventDefault();
  const code=at('code').value.trim(),name=at('name').value.trim();
  at('error').textContent=code===''?T.codeMissing:name===''?T.nameMissing:'';
  if(code===''||name==='')return at(code===''?'code':'name').focus();
  at('send').disabled=true;at('send').textContent=T.sending;
  try{state=await call('ligar',{codigo:code,nome:name,servidor:state.servidor===null?at('server').value.trim():null});showState()}
  catch(error){at('error').textContent=error instanceof TypeError?T.gone:error.message;at('code').focus()}
  finally{at('send').disabled=false;at('send').textContent=T.send}
});
at('other').addEventListener('click',showForm);
at('close').addEventListener('click',async()=>{try{await call('fim',{})}catch{}show('over')});
call('estado').then((said)=>{state=said;showState()},()=>{at('loading').textContent=T.gone});
`;
