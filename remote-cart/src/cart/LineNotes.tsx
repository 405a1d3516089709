import { Info, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { LineWords } from '../quote/lineWords.ts';

interface Props {
  notes: readonly LineWords[];
  clamped: string | undefined;
  limit: string | undefined;
}

/** What a shopper should know of a line, announced when it changes. */
export function LineNotes({ notes, clamped, limit }: Props) {
  const all = [
    ...notes,
    ...(clamped ? [{ kind: 'warn', text: clamped } as const] : []),
    ...(limit ? [{ kind: 'info', text: limit } as const] : []),
  ];
  return (
    <div role="status">
      {all.map(({ kind, text }) => (
        <Note key={text} $kind={kind}>
          {kind === 'warn' ? (
            <TriangleAlert size="1.25em" strokeWidth={1.75} aria-hidden />
          ) : (
            <Info size="1.25em" strokeWidth={1.75} aria-hidden />
          )}
          <span>{text}</span>
        </Note>
      ))}
    </div>
  );
}

const Note = styled.p<{ $kind: LineWords['kind'] }>`
  display: flex;
  gap: var(--space-8);
  margin: var(--space-8) 0 0;
  color: ${({ $kind }) => ($kind === 'warn' ? 'var(--warn)' : 'var(--soft)')};
  overflow-wrap: anywhere;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
