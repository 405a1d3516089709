/**
 * The template that holds the page's preloads until the page is painted: earlier they would compete with the pictures
 * for a slow connection, and for a slow phone's processor.
 */
export const SCRIPTS_ID = 'scripts';

/**
 * The type of the shell's script until then: browsers load no script of a type that they don't know. It is not in the
 * template, because tools that check a page's hashes do not look there.
 */
export const LATER = 'later';

/**
 * In it, the template that holds the shell's script under a fresh path, for a page where the first one failed. That one is
 * marked with this name, and the one in the template with this name and {@link LAST}.
 */
export const AGAIN_ID = 'again';
export const LAST = 'last';

/**
 * The inline script after that template. It finds the scripts at once, while nothing of the body is parsed: what it starts
 * is trusted, and no text of the body may become a script. It starts them when the page is loaded and painted (the largest
 * picture too, where the browser reports it), at once on any input (but not before the document is complete), and after
 * 2.5 s in any case: a pending picture does not block the cart. In the template it records what only it can know: in
 * `data-url` the URL that the page was fetched from, in `pressed` the buttons that were pressed and the radio buttons that were chosen, in order. Buttons that submit no form are marked as busy. A form
 * without `action` and without `method="get"` needs a script: it is not submitted before. A pointer event without
 * movement does not count: browsers send one when an element appears under a resting pointer. If the shell's
 * script fails to load, it is requested again after a second. If that fails too, the page says so, buttons are no longer busy, and
 * presses are no longer recorded.
 */
export const lateStart = `(d=>{let s=d.getElementById("${SCRIPTS_ID}"),t=s.content,w=d.querySelectorAll("script[type=${LATER}]"),b=()=>{if(d.readyState=="loading")return addEventListener("DOMContentLoaded",b);for(let m of w)m.type&&(m.type="",d.head.append(m));d.head.append(t)},f=requestAnimationFrame,p=()=>f(()=>f(()=>setTimeout(b)));s.dataset.url=location.href;s.pressed=[];addEventListener("click",e=>{let p=e.target.closest?.("button[type=button],[type=radio]");p&&s.pressed?.push(p)&&p.type!="radio"&&p.setAttribute("aria-busy","true")},!0);addEventListener("submit",e=>{let m=e.target,p=s.pressed;p&&!m.hasAttribute("action")&&m.getAttribute("method")!="get"&&(e.preventDefault(),e.submitter&&p.push(e.submitter))},!0);addEventListener("load",()=>{let i=d.querySelector("img[fetchpriority=high]"),o=self.PerformanceObserver,type="largest-contentful-paint";i&&i.getBoundingClientRect().top<innerHeight&&o?.supportedEntryTypes?.includes(type)?(new o(l=>l.getEntries().some(e=>e.element==i)&&p()).observe({type,buffered:!0}),setTimeout(b,500)):p()});setTimeout(b,2500);addEventListener("error",e=>{let a=e.target.dataset?.${AGAIN_ID},n,l;if(a=="")setTimeout(()=>d.head.append(d.getElementById("${AGAIN_ID}").content),1e3);else if(a){for(let p of d.querySelectorAll("button[aria-busy]"))p.removeAttribute("aria-busy");s.pressed={push(){}};n=d.createElement("p");l=d.createElement("a");l.href="";l.textContent="Reload this page";n.append("This page didn’t load completely. Links still work. ",l);d.getElementById("notices").replaceChildren(n)}},!0);for(let e of["pointerdown","pointermove","touchstart","keydown","focusin","scroll","popstate"])addEventListener(e,v=>{v.type=="pointermove"&&!v.movementX&&!v.movementY||b()},{capture:!0,passive:!0})})(document)`;
