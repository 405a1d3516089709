import { rules } from '@paw/rules/rules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { RadioGroup } from '@paw/ui/RadioGroup.tsx';
import { TextArea } from '@paw/ui/TextArea.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { forgetDraft, keepDraft, type ReviewDraft, readDraft } from './reviewDraft.ts';
import { ReviewProblem } from './ReviewProblem.tsx';
import { checkReview, errorsOf, type ReviewErrors, sendReview, type WrittenReview } from './sendReview.ts';

interface Props {
  slug: string;
  /** Preselected by the link in an email: '1' to '5', else ''. */
  stars: string;
  /** The URL that a login leads back to. */
  returnTo: string;
  onWritten: (written: WrittenReview) => void;
  onCancel: () => void;
}

interface Trouble {
  errors: ReviewErrors;
  problem?: unknown;
  /** Each attempt has a summary of its own, which takes the focus. */
  attempt: number;
}

const starOptions = [
  { value: '5', label: '5 stars: love it' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: fine' },
  { value: '2', label: '2 stars: not great' },
  { value: '1', label: '1 star: wouldn’t buy it again' },
];

const { title: titles, body: bodies } = rules.reviews;

/** Stars, a title, a text. The draft is kept until the api accepts the review, also across a login. */
export function ReviewForm({ slug, stars, returnTo, onWritten, onCancel }: Props) {
  const [draft] = useState(() => readDraft(slug));
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSending, setSending] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = draftOf(event.currentTarget);
    const attempt = (trouble?.attempt ?? 0) + 1;
    keepDraft(slug, typed);
    const errors = checkReview(typed);
    if (Object.keys(errors).length) return setTrouble({ errors, attempt });
    const { signal } = (call.current = new AbortController());
    setSending(true);
    try {
      const written = await sendReview(slug, typed, signal);
      forgetDraft(slug);
      onWritten(written);
    } catch (problem) {
      const found = errorsOf(problem);
      if (!signal.aborted) setTrouble(found ? { errors: found, attempt } : { errors: {}, problem, attempt });
    } finally {
      setSending(false);
    }
  };
  const { errors = {} } = trouble ?? {};
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      {trouble && <ReviewProblem key={trouble.attempt} {...trouble} returnTo={returnTo} />}
      <RadioGroup
        label="Your rating"
        name="stars"
        options={starOptions}
        defaultValue={draft?.stars || stars}
        error={errors.stars}
        required
      />
      <Field
        label="Title"
        name="title"
        help={`In a few words, up to ${titles.most} characters.`}
        defaultValue={draft?.title}
        autoComplete="off"
        error={errors.title}
      />
      <TextArea
        label="Your review"
        name="body"
        rows={6}
        help={`${bodies.least} to ${bodies.most} characters. What worked, what didn’t, and for which pet? No links, please.`}
        defaultValue={draft?.body}
        error={errors.body}
      />
      <Buttons>
        <Button type="submit" busy={isSending}>
          Submit review
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}

function draftOf({ elements }: HTMLFormElement): ReviewDraft {
  const text = (name: string) => (elements.namedItem(name) as RadioNodeList | HTMLInputElement | null)?.value ?? '';
  return { stars: text('stars'), title: text('title'), body: text('body') };
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
`;
