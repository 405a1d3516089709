import { useRef, useState } from 'react';

const harms = ['Errors on pages', 'Orders fail', 'Wrong content', 'Too slow'];
const OTHER = 'Another reason';

interface ReasonFormProps {
  button: string;
  /** Reasons in one tap; those of a rollback without it. */
  offered?: readonly string[];
  onSend: (reason: string) => void;
}

/** Why, in one tap; then the button. */
export function ReasonForm({ button, offered = harms, onSend }: ReasonFormProps) {
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const submit = () => {
    const reason = chosen === OTHER ? own.trim() : chosen;
    if (reason) return onSend(reason);
    setProblem(chosen ? 'Write the reason.' : 'Choose a reason.');
    (chosen ? field : first).current?.focus();
  };
  return (
    <form
      className="reason"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset aria-describedby={problem ? 'reason-problem' : undefined}>
        <legend>Why?</legend>
        <div className="chips">
          {[...offered, OTHER].map((reason, index) => (
            <label key={reason} className="chip">
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name="reason"
                value={reason}
                checked={chosen === reason}
                onChange={() => {
                  setChosen(reason);
                  setProblem('');
                }}
              />
              {reason}
            </label>
          ))}
        </div>
        {chosen === OTHER && (
          <label>
            The reason, for the log
            <input
              ref={field}
              type="text"
              value={own}
              maxLength={500}
              onChange={(event) => setOwn(event.target.value)}
            />
          </label>
        )}
        <p id="reason-problem" role="alert" className="is-bad">
          {problem}
        </p>
      </fieldset>
      <button type="submit" className="button is-wide">
        {button}
      </button>
    </form>
  );
}
