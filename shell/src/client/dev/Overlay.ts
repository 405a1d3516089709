export interface OverlayEntry {
  /** The kind of problem, in a few words. */
  title: string;
  /** `remote-catalog/src/home/Hero.tsx:12` */
  place?: string;
  text: string;
}

/**
 * Shows problems over the page. It uses plain elements in a shadow root: it must work when nothing else does, and the
 * shop's styles must not reach it.
 */
export class Overlay {
  private readonly host = document.createElement('dev-overlay');
  private readonly root = this.host.attachShadow({ mode: 'open' });
  private hidden = '';

  constructor() {
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.hide());
  }

  show(entries: readonly OverlayEntry[]): void {
    const key = JSON.stringify(entries);
    if (!entries.length) this.hidden = '';
    if (!entries.length || key === this.hidden) return this.host.remove();
    const panel = element('section', { role: 'alertdialog', 'aria-label': 'Problems' });
    const close = element('button', { type: 'button' }, 'Hide (Esc)');
    close.addEventListener('click', () => this.hide(key));
    panel.append(
      close,
      ...entries.flatMap(({ title, place, text }) => [
        element('h2', {}, title),
        ...(place ? [element('p', {}, place)] : []),
        element('pre', {}, text),
      ]),
    );
    panel.dataset.key = key;
    this.root.replaceChildren(element('style', {}, style), panel);
    document.documentElement.append(this.host);
  }

  /** Until the problems change. */
  private hide(key = this.root.querySelector('section')?.dataset.key ?? ''): void {
    this.hidden = key;
    this.host.remove();
  }
}

function element(tag: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.textContent = text;
  return node;
}

const style = `
section { position: fixed; z-index: 2147483647; inset: 0 0 auto 0; max-height: 80vh; overflow: auto; padding: 16px 24px 24px;
  background: #2b1512; color: #fff3ef; border-bottom: 4px solid #ff7a59; font: 15px/1.5 ui-monospace, monospace; }
button { position: sticky; top: 0; float: right; padding: 4px 12px; background: #fff3ef; color: #2b1512; border: 0; font: inherit; cursor: pointer; }
h2 { margin: 16px 0 4px; font-size: 17px; color: #ffb59f; }
p { margin: 0 0 8px; font-weight: 700; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
