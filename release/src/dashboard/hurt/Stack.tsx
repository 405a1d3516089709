import { useId } from 'react';
import type { HurtError, SourceFrame } from '../registryApi.ts';

/** Where an example of a failure was thrown, in the sources of the release. Nothing for a failure that has no example. */
export function Stack({ of: { remote, stack }, isOpen = false }: { of: HurtError; isOpen?: boolean }) {
  const id = useId();
  if (!stack?.length) return null;
  // The innermost place may be in a package of others, which is seldom the cause.
  const cause = stack.find((one) => isOwn(one, remote)) ?? stack[0];
  return (
    <details className="stack" open={isOpen}>
      <summary id={id}>
        Thrown at <code>{cause && nameOf(cause)}</code>
        {cause?.inside && ` in ${cause.inside}`}
      </summary>
      <ol aria-labelledby={id}>
        {stack.map((frame, index) => (
          // The same place is in a stack twice where a function calls itself.
          <li key={`${index} ${frame.place}`}>
            <Frame frame={frame} remote={remote} isCause={frame === cause} />
          </li>
        ))}
      </ol>
      <p className="soft">One example, as a browser or a shell reported it.</p>
    </details>
  );
}

function Frame({ frame, remote, isCause }: { frame: SourceFrame; remote: string; isCause: boolean }) {
  const { place, inside, text, line, unmapped } = frame;
  const owner = place.split('/', 1)[0];
  return (
    <>
      <code>{nameOf(frame)}</code>
      {inside && ` in ${inside}`}
      {owner !== remote && ` (${owner})`}
      {unmapped && <span className="soft">{unmapped}</span>}
      {isCause && text && (
        <pre className="source">
          {text.lines.map((one, index) => {
            const number = text.from + index;
            return (
              <span key={number} className={number === line ? 'source-line is-thrown' : 'source-line'}>
                {`${number === line ? '>' : ' '} ${number}  ${one}\n`}
              </span>
            );
          })}
        </pre>
      )}
    </>
  );
}

const isOwn = ({ place, file }: SourceFrame, remote: string): boolean =>
  place.startsWith(`${remote}/`) && file !== undefined && file.startsWith('src/');

/** `src/product/ProductPage.tsx:12:7`, or the place in the built file. */
const nameOf = ({ file, line, column, place }: SourceFrame): string => (file ? `${file}:${line}:${column}` : place);
