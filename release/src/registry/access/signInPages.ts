import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { ReleaseProblem } from '../../store/releaseProblem.ts';
import { escapeText } from './escapeText.ts';

const STYLE =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:60rem;margin:4rem auto;padding:0 1rem;color:#23201C;background:#FFFCF7}' +
  'pre{font-size:14px;overflow-x:auto;padding:1rem;background:#F6EFE4;border-radius:8px}p{max-width:40rem}' +
  'button,.button{font:inherit;display:inline-block;padding:.6rem 1.4rem;border:0;border-radius:999px;background:#17503F;color:#fff;text-decoration:none;min-height:44px;box-sizing:border-box}';

const styleHash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The few pages that the registry shows, without any script. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  {
    title,
    text,
    sections = [],
    form,
    link,
  }: {
    title: string;
    text: string;
    /** Text in columns, each part under a heading. */
    sections?: readonly { heading: string; columns: string }[];
    form?: { action: string; fields?: Record<string, string>; button: string };
    /** Looks like the button of a form. */
    link?: { href: string; label: string };
  },
) {
  const fields = Object.entries(form?.fields ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  const formHtml = form
    ? `<form method="post" action="${escapeText(form.action)}">${fields.join('')}<button>${escapeText(form.button)}</button></form>`
    : '';
  const linkHtml = link ? `<p><a class="button" href="${escapeText(link.href)}">${escapeText(link.label)}</a></p>` : '';
  const sectionsHtml = sections.map(
    ({ heading, columns }) =>
      `<h2>${escapeText(heading)}</h2><pre tabindex="0" aria-label="${escapeText(heading)}">${escapeText(columns)}</pre>`,
  );
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // With "no-referrer" browsers send the forms of this page with "Origin: null", as if they came from elsewhere.
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
          `<title>${escapeText(title)} | Release registry</title><style>${STYLE}</style></head>` +
          `<body><main><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p>${sectionsHtml.join('')}${linkHtml}${formHtml}</main></body></html>`,
      )
  );
}

/** A page for what the store or its keys do not allow, in the words of the problem. @throws everything else */
export function sendFailure(reply: FastifyReply, title: string, error: unknown) {
  if (!(error instanceof ReleaseProblem)) throw error;
  reply.log.error({ err: error }, title);
  return sendPage(reply, 503, { title, text: error.message });
}
