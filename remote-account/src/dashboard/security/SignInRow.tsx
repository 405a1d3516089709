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

/** @param iso as in "2026-11-03T10:00:00Z". @returns as in "Nov 3, 2026, 10:00 AM", by the shopper's own clock */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
