import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from '@paw/testing/testRouter.ts';
import { Button } from './Button.tsx';
import { Card, CardAction, CardLink } from './Card.tsx';

test('a card is one link, and its action is pressed without following it', async () => {
  const save = jest.fn();
  const card = (
    <Card>
      <h3>
        <CardLink to="/beds">A bed</CardLink>
      </h3>
      <CardAction>
        <Button onClick={save}>Save for later</Button>
      </CardAction>
    </Card>
  );
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={card} />
        <Route path="/beds" element="Beds" />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('link', { name: 'A bed' }));
  expect(screen.getByText('Beds')).toBeVisible();
});
