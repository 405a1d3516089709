import { mostReturnNote } from '@paw/rules/returnRules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { typedIn } from '@paw/ui/field/typedIn.ts';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextArea } from '@paw/ui/TextArea.tsx';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../member/useCall.ts';
import { ActionTrouble } from '../member/ActionTrouble.tsx';
import { type AskedReturn, readReturn, type ReturnableLine } from './askedReturn.ts';
import { sendPhotos } from './photoCalls.ts';
import { PhotoField } from './PhotoField.tsx';
import { ReturnLine } from './ReturnLine.tsx';

interface Props {
  lines: readonly ReturnableLine[];
  /** Of the order. */
  reference: string;
  /** Asks the shop. @throws ApiProblem */
  send: (signal: AbortSignal, asked: AskedReturn) => Promise<{ id: string }>;
  /** @param photoProblems what of the pictures did not arrive, each as a sentence */
  onAsked: (photoProblems: readonly string[]) => void;
}

/** What goes back, how much of it, and why. What is typed stays when it is not taken. */
export function ReturnForm({ lines, reference, send, onAsked }: Props) {
  const { pending, problem, run } = useCall();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readReturn(typedIn(event.currentTarget), lines);
    setErrors(read.errors);
    setAttempt(attempt + 1);
    if (Object.keys(read.errors).length) return;
    void run(async (signal) => {
      const { id } = await send(signal, read.asked);
      const problems = await sendPhotos(signal, reference, id, photos);
      if (!signal.aborted) onAsked(problems);
    });
  };
  return (
    <Form noValidate onSubmit={ask}>
      {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} title="There’s a problem" errors={errors} />}
      {problem !== undefined && (
        <ErrorSummary>
          <ActionTrouble problem={problem} />
        </ErrorSummary>
      )}
      <PlainList aria-label="Which items are you returning?">
        {lines.map((line) => (
          <ReturnLine key={line.position} line={line} errors={errors} />
        ))}
      </PlainList>
      <TextArea
        label="Anything else we should know? (optional)"
        name="note"
        help={`Up to ${mostReturnNote} characters.`}
        maxLength={mostReturnNote}
      />
      <PhotoField photos={photos} onChange={setPhotos} />
      <Send type="submit" busy={pending}>
        Request return
      </Send>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-24);
  max-width: calc(var(--panel) + var(--space-96));
`;

const Send = styled(Button)`
  @media (min-width: 576px) {
    justify-self: start;
  }
`;
