import { useRef, useState } from 'react';
import { type Role, roleWords } from './describeGrant.ts';

export interface Grant {
  name: string;
  role: Role;
  remotes: string[];
  /** What was chosen of `choice`. */
  amount: number;
}

interface GrantFormProps {
  label: string;
  isEmail?: boolean;
  roles: readonly Role[];
  /** How long it is good for. */
  choice?: { label: string; options: readonly { amount: number; text: string }[]; first: number };
  button: string;
  onSend: (grant: Grant) => void;
}

/** Whom a role is given to, which, and of which remotes. */
export function GrantForm({ label, isEmail = false, roles, choice, button, onSend }: GrantFormProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>(roles[0] ?? 'viewer');
  const [remotes, setRemotes] = useState('');
  const [amount, setAmount] = useState(choice?.first ?? 0);
  const [problem, setProblem] = useState<{ field: 'name' | 'remotes'; text: string }>();
  const nameField = useRef<HTMLInputElement>(null);
  const remotesField = useRef<HTMLInputElement>(null);
  const submit = () => {
    const names = role === 'team' ? remotes.split(/[\s,]+/).filter(Boolean) : [];
    const found = findProblem({ name: name.trim(), isEmail, role, names });
    setProblem(found);
    if (found) return (found.field === 'name' ? nameField : remotesField).current?.focus();
    onSend({ name: name.trim(), role, remotes: names, amount });
  };
  const errorOf = (field: 'name' | 'remotes') =>
    problem?.field === field ? (
      <span role="alert" className="is-bad">
        {problem.text}
      </span>
    ) : null;
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label>
        {label}
        <input
          ref={nameField}
          type={isEmail ? 'email' : 'text'}
          autoComplete="off"
          maxLength={isEmail ? 254 : 80}
          value={name}
          aria-invalid={problem?.field === 'name'}
          onChange={(event) => setName(event.target.value)}
        />
        {errorOf('name')}
      </label>
      <label>
        Role
        <select value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <p className="soft">
        {role}: {roleWords[role]}
      </p>
      {role === 'team' && (
        <label>
          Its remotes, with commas between; * for all
          <input
            ref={remotesField}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            value={remotes}
            aria-invalid={problem?.field === 'remotes'}
            onChange={(event) => setRemotes(event.target.value)}
          />
          {errorOf('remotes')}
        </label>
      )}
      {choice && (
        <label>
          {choice.label}
          <select value={amount} onChange={(event) => setAmount(Number(event.target.value))}>
            {choice.options.map((one) => (
              <option key={one.amount} value={one.amount}>
                {one.text}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button is-wide">
        {button}
      </button>
    </form>
  );
}

function findProblem({ name, isEmail, role, names }: { name: string; isEmail: boolean; role: Role; names: string[] }) {
  if (isEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(name)) {
    return { field: 'name' as const, text: 'Write an email address, such as ana@shop.example.' };
  }
  if (!name) return { field: 'name' as const, text: 'Write a name, as logs will show it.' };
  if (role === 'team' && !names.length) {
    return { field: 'remotes' as const, text: 'Name the remotes of the team, or * for all.' };
  }
  const wrong = names.find((one) => !/^([a-z][a-z0-9-]*|\*)$/.test(one));
  return wrong ? { field: 'remotes' as const, text: `“${wrong}” is no name of a remote, such as cart.` } : undefined;
}
