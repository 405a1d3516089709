import { mostReturnNote } from '@paw/rules/returnRules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextArea } from '@paw/ui/TextArea.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckedForm } from '../member/useCheckedForm.tsx';
import { type ReturnRequest, readReturn, type ReturnableLine } from './returnRequest.ts';
import { sendPhotos } from './photoCalls.ts';
import { PhotoField } from './PhotoField.tsx';
import { ReturnLine } from './ReturnLine.tsx';

interface Props {
  lines: readonly ReturnableLine[];
  /** The order's. */
  reference: string;
  /** Sends the request. @throws ApiProblem */
  send: (signal: AbortSignal, asked: ReturnRequest) => Promise<{ id: string }>;
  /** @param photoProblems a sentence for each photo that failed */
  onAsked: (photoProblems: readonly string[]) => void;
}

/** Asks which items the buyer returns, how many, and why. */
export function ReturnForm({ lines, reference, send, onAsked }: Props) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { errors, pending, onSubmit, summary } = useCheckedForm((typed) => {
    const read = readReturn(typed, lines);
    return {
      errors: read.errors,
      send: async (signal) => {
        const { id } = await send(signal, read.asked);
        const problems = await sendPhotos(signal, reference, id, photos);
        if (!signal.aborted) onAsked(problems);
      },
    };
  });
  return (
    <Form noValidate onSubmit={onSubmit}>
      {summary}
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
