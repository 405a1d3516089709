import { useEffect, useRef, useState } from 'react';

interface ConfirmButtonProps {
  label: string;
  /** The same for screen readers, with what it is about. */
  name: string;
  /** What it does, as a sentence. */
  question: string;
  onConfirm: () => void;
}

/** A button that asks once more, because what it ends cannot be brought back. */
export function ConfirmButton({ label, name, question, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={first}
        type="button"
        className="button is-secondary"
        aria-label={name}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </button>
    );
  }
  return (
    <div className="asked" role="group" aria-label={name}>
      <p>{question}</p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => {
            setIsAsking(false);
            onConfirm();
          }}
        >
          Yes, {label.toLowerCase()}
        </button>
        <button ref={keep} type="button" className="button is-secondary" onClick={() => setIsAsking(false)}>
          Cancel
        </button>
      </div>
    </div>
  );
}
