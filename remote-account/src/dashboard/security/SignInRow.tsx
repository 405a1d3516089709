import { styled } from 'styled-components';

/** A session, a passkey or a linked sign-in, with its actions at the end. */
export const SignInRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-12) 0;
  border-bottom: 1px solid var(--line);
  strong {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--soft);
    font-size: var(--text-14);
  }
`;
