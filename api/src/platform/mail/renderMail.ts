import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailContent, MailRow } from './MailContent.ts';

const tokens = join(import.meta.dirname, '../../../../shared/ui/src/tokens.css');

/** The shop's colors, from tokens.css: mail programs do not support custom properties. */
const { paper, sand, line, ink, soft, pine } = readColours(['paper', 'sand', 'line', 'ink', 'soft', 'pine']);
const fonts = "font-family:Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** The same words twice: as plain text, and as HTML without pictures, styles from elsewhere or anything that counts readers. */
export function renderMail({ heading, blocks, subject }: MailContent, shop: { name: string; url: string }) {
  const text = [heading, ...blocks.map(asText), `${shop.name}\n${shop.url}`].join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${sand};color:${ink};${fonts};font-size:16px;line-height:1.5;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-weight:700;color:${pine}">${escape(shop.name)}</p>
<div style="background:${paper};border:1px solid ${line};border-radius:14px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escape(heading)}</h1>
${blocks.map(asHtml).join('\n')}
</div>
<p style="margin:16px 0 0;font-size:14px;color:${soft}"><a href="${escape(shop.url)}" style="color:${soft}">${escape(shop.url)}</a></p>
</div>
</body>
</html>
`;
  return { text: `${text}\n`, html };
}

type Block = MailContent['blocks'][number];

function asText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'lines':
      return [...(block.title ? [`${block.title}:`] : []), ...block.lines].join('\n');
    case 'table':
      return block.rows.map(rowAsText).join('\n');
    case 'rating':
      return [`${block.title}:`, ...block.stars.map(({ label, url }) => `${label}: ${url}`)].join('\n');
    case 'code':
      return block.code;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

const rowAsText = ({ label, detail, value }: MailRow) => `${label}${detail ? ` (${detail})` : ''}: ${value}`;

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escape(block.text)}</p>`;
    case 'lines':
      return `<p style="margin:0 0 16px">${[...(block.title ? [`<strong>${escape(block.title)}</strong>`] : []), ...block.lines.map(escape)].join('<br>')}</p>`;
    case 'table':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${block.rows.map(rowAsHtml).join('')}</table>`;
    case 'rating':
      return `<p style="margin:0 0 16px"><strong>${escape(block.title)}</strong><br>${block.stars.map((star) => starAsHtml(block.title, star)).join('')}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px">${escape(block.code)}</p>`;
    case 'button':
      return `<p style="margin:0 0 16px"><a href="${escape(block.url)}" style="display:inline-block;background:${pine};color:${paper};padding:12px 24px;border-radius:999px;text-decoration:none;font-weight:600">${escape(block.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:14px"><a href="${escape(block.url)}" style="color:${soft}">${escape(block.label)}</a></p>`;
  }
}

/** The name is for screen readers: the stars look alike. */
function starAsHtml(title: string, { label, url }: { label: string; url: string }): string {
  const name = escape(`${label}: ${title}`);
  return `<a href="${escape(url)}" aria-label="${name}" title="${name}" style="display:inline-block;width:44px;line-height:44px;text-align:center;font-size:28px;color:${pine};text-decoration:none">★</a>`;
}

function rowAsHtml({ label, detail, value, strong }: MailRow): string {
  const cell = `padding:8px 0;border-top:1px solid ${line};vertical-align:top${strong ? ';font-weight:700' : ''}`;
  const small = detail ? `<br><span style="font-size:14px;color:${soft}">${escape(detail)}</span>` : '';
  return `<tr><td style="${cell}">${escape(label)}${small}</td><td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escape(value)}</td></tr>`;
}

function readColours<Name extends string>(names: Name[]): Record<Name, string> {
  const css = readFileSync(tokens, 'utf8');
  const colours = names.map((name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(css)?.[1];
    if (!value) throw new Error(`${tokens} has no color --${name}.`);
    return [name, value];
  });
  return Object.fromEntries(colours);
}
