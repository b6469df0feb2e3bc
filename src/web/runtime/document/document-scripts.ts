// Loads the document's scripts after everything that is painted. Preloading them in the head cost 0.5 s of first paint on a
// slow phone; loaded in parallel with the paint, they delayed its largest part by another second.
import type { FilesOfPage } from './page-assets.ts';

type Document = { isDrawn: boolean; hasForm?: boolean; hasHeadline?: boolean; hasDays?: boolean; isPaying?: boolean };
type Files = Pick<FilesOfPage, 'entry' | 'preloads'>;

/** Inlined in the head, so that a page that was rendered for everyone says who is signed in when it is first painted: navbar.module.css
 *  shows the name in the place of 'Sign in'. React does the same once it has hydrated. */
const sessionScript =
  'try{const{name:n,email:e}=JSON.parse(localStorage.token&&localStorage.user),s=document.documentElement.style;' +
  's.setProperty("--user",JSON.stringify(n==e.split("@")[0]?e:n));addEventListener("page-shown",()=>s.removeProperty("--user"))}catch{}';

/** Inlined in the head of a tour's page: with a date in the address the days to choose from are folded, and what is offered for it has its
 *  room (booking-box.module.css). A slow connection paints before the document has come whole. */
const makeRoomForDate = 'if(/date=/.test(location))document.documentElement.dataset.dated=""';

/** Inlined, so the CSP contains its hash. Waits for the paint: the page and its largest picture, for at most two seconds,
 *  and not at all in a page that is not visible. */
const afterFirstPaint =
  '{const picture=document.querySelector("img[fetchpriority=high]");Promise.race([' +
  'new Promise(go=>setTimeout(go,document.hidden?0:2e3)),' +
  'Promise.all([new Promise(go=>new PerformanceObserver(go).observe({type:"paint",buffered:true})),picture&&picture.decode().catch(()=>0)])' +
  ']).then(()=>document.body.append(document.getElementById("scripts").content))}';

/** Inlined on a page with a form: a submission before the scripts are loaded is held, shown as pending, and sent after
 *  hydration (by shell.tsx). If they have not come after 20 s, the server handles some forms. Of the others the notice says that they were
 *  not sent, and its button reloads the page with what was typed, except passwords: browsers restore it only at times. */
const holdSubmission =
  '{let held;const note=document.getElementById("pending-submission"),' +
  'fields=()=>document.querySelectorAll("form[method=post] :is(input:not([type=password],[type=hidden],[type=file]),select,textarea)"),' +
  'reload=()=>{try{sessionStorage.unsent=JSON.stringify({path:location.pathname,' +
  'typed:Array.from(fields(),({name,value,checked})=>({name,value,checked}))})}catch{}location.reload()},' +
  'giveUp=()=>{const[waits,failed]=note.children;waits.hidden=true;failed.hidden=false;failed.lastChild.onclick=reload},' +
  'hold=event=>{const form=event.target;if(form.method!="post")return;' +
  'event.preventDefault();held||setTimeout(()=>held&&(form.elements.form?form.submit():giveUp()),2e4);held=event;note.hidden=false};' +
  'try{const{path,typed}=JSON.parse(sessionStorage.unsent);delete sessionStorage.unsent;' +
  'if(path==location.pathname)fields().forEach((one,i)=>one.name==typed[i].name&&Object.assign(one,typed[i]))}catch{}' +
  'addEventListener("submit",hold,true);addEventListener("page-shown",()=>{removeEventListener("submit",hold,true);note.hidden=true;' +
  'if(held){const{target,submitter}=held;held=null;' +
  'for(const one of target.querySelectorAll("select"))one.dispatchEvent(new Event("change",{bubbles:true}));' +
  'target.requestSubmit(submitter)}},{once:true})}';

/** Inlined on the home page: its headline mentions the last search (home/hero.tsx), before anyone has read another. */
const headlineOfLastSearch =
  '{try{const{category:c="",location:l=""}=JSON.parse(localStorage.lastSearch),' +
  't=JSON.parse(document.getElementById("page-data").textContent).messages.home;' +
  'if(c.trim&&l.trim)document.querySelector("h1").textContent=c=="cultural"?t.headline_cultural:' +
  'l?t.headline_location.replace("{{location}}",()=>l):t.headline}catch{}}';

/** Inlined on the page that one comes back to from the payment page, which has stored what is being paid (payment.js). */
const nameWhatIsPaid =
  'try{document.querySelector(".loading-screen").lastChild.textContent=sessionStorage.paying||"";delete sessionStorage.paying}catch{}';

/** The markup, and all inlined scripts of the document for the CSP. `isDrawn`: the document has content to be painted first;
 *  otherwise the scripts render it. */
export function documentScripts(
  files: Files,
  { isDrawn, hasForm = false, hasHeadline = false, hasDays = false, isPaying = false }: Document,
): { scripts: string; inHead: string; inlineScripts: string[] } {
  const scripts = immediateScripts(files);
  const inHead = sessionScript + (hasDays ? makeRoomForDate : '');
  if (!isDrawn && isPaying)
    return { scripts: `<script>${nameWhatIsPaid}</script>${scripts}`, inHead, inlineScripts: [inHead, nameWhatIsPaid] };
  if (!isDrawn) return { scripts, inHead, inlineScripts: [inHead] };
  const script = (hasHeadline ? headlineOfLastSearch : '') + (hasForm ? holdSubmission : '') + afterFirstPaint;
  return {
    scripts: `<template id="scripts">${scripts}</template><script>${script}</script>`,
    inHead,
    inlineScripts: [inHead, script],
  };
}

function immediateScripts({ entry, preloads }: Files): string {
  return (
    preloads.map((file) => `<link rel="modulepreload" href="/${file}">`).join('') +
    `<script type="module" src="/${entry}"></script>`
  );
}
