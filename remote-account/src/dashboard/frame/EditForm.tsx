import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { useCheckedForm } from '../../member/useCheckedForm.tsx';

interface Props {
  form: ReturnType<typeof useCheckedForm>;
  title: string;
  /** The label of the button that saves. */
  action: string;
  /** The list that the item belongs to. */
  cancelPath: string;
  /** As wide as an address in checkout. */
  isWide?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Adds or changes one item of a list. Its title has the focus when it opens. */
export function EditForm({ form: { onSubmit, summary, pending }, title, action, cancelPath, isWide, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form noValidate onSubmit={onSubmit} $isWide={isWide}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {summary}
      {children}
      <Buttons>
        <Button type="submit" busy={pending}>
          {action}
        </Button>
        <ButtonLink kind="quiet" to={cancelPath}>
          Cancel
        </ButtonLink>
      </Buttons>
    </Form>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  margin-top: var(--space-8);
`;

const Form = styled.form<{ $isWide: boolean | undefined }>`
  display: grid;
  gap: var(--space-16);
  max-width: ${({ $isWide }) => ($isWide ? 'calc(var(--panel) + var(--space-96))' : 'var(--panel)')};
  h2 {
    margin-bottom: 0;
  }
  h2:focus {
    outline: none;
  }
  @media (max-width: 575.98px) {
    ${Buttons} > button {
      width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
    }
  }
`;
