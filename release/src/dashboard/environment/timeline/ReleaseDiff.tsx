import { useState } from 'react';
import { Terminal } from '../../frame/Terminal.tsx';
import { asFailure, read, registry } from '../../registryApi.ts';

interface ReleaseDiffProps {
  remote: string;
  from: string;
  to: string;
}

/** What differs between two releases, read when it is opened. */
export function ReleaseDiff({ remote, from, to }: ReleaseDiffProps) {
  const [text, setText] = useState<string>();
  const load = async () => {
    const query = { from: `${remote}@${from}`, to: `${remote}@${to}` };
    try {
      setText((await read(registry.GET('/v1/diff', { params: { query } }))).text);
    } catch (error) {
      setText(asFailure(error).message);
    }
  };
  return (
    <details className="diff" onToggle={(event) => event.currentTarget.open && !text && void load()}>
      <summary>
        What differs<span className="visually-hidden"> for {remote}</span>
      </summary>
      <Terminal label={`What differs for ${remote}`}>{text ?? 'Comparing the two releases.'}</Terminal>
    </details>
  );
}
