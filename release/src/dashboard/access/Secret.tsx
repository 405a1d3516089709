import { useEffect, useRef, useState } from 'react';

interface SecretProps {
  title: string;
  label: string;
  text: string;
  /** What to do with it. */
  advice: string;
  onDone: () => void;
}

/** A text that the registry tells once. */
export function Secret({ title, label, text, advice, onDone }: SecretProps) {
  const [state, setState] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), [text]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setState('Copied.');
    } catch {
      // Without TLS, or without leave, browsers have no clipboard.
      setState('Your browser does not let this page copy: the text is selected, so press Ctrl+C or ⌘C.');
    }
  };
  return (
    <section className="notice secret" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{advice} It is shown once: when you leave this page, no one can read it again.</p>
      <label>
        {label}
        <input ref={field} type="text" readOnly value={text} onFocus={(event) => event.target.select()} />
      </label>
      <div className="buttons">
        <button type="button" className="button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="button is-secondary" onClick={onDone}>
          Hide it
        </button>
      </div>
      <p role="status">{state}</p>
    </section>
  );
}
