import { useEffect, useState } from 'react';
import { read, registry } from '../registryApi.ts';

const kinds = { routes: 'pages', slots: 'slots', publicPaths: 'public files', documents: 'documents' };

/** What visitors no longer get after a rollback. */
export function Loss({ remote, from, to }: { remote: string; from: string; to: string }) {
  const [text, setText] = useState('Looking at what it loses.');
  useEffect(() => {
    let isCurrent = true;
    const query = { from: `${remote}@${from}`, to: `${remote}@${to}` };
    read(registry.GET('/v1/diff', { params: { query } })).then(
      ({ data }) => isCurrent && setText(describeLoss(data)),
      // A damaged release must not block its own rollback.
      () => isCurrent && setText('What it loses is not known: the two releases could not be compared.'),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, from, to]);
  return <p>{text}</p>;
}

function describeLoss(data: Record<string, unknown>): string {
  const lost = Object.entries(kinds).flatMap(([kind, words]) => {
    const { removed = [] } = (data[kind] ?? {}) as { removed?: string[] };
    return removed.length ? [`${words} ${removed.join(', ')}`] : [];
  });
  return lost.length ? `It loses ${lost.join('; ')}.` : 'It loses no page, slot or document.';
}
