import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { BrowserRouter, useNavigate, useRoutes } from '../router';
import { useBackClosesDialog } from './use-back-closes-dialog';

function Form() {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <input aria-label="typed" defaultValue="" />
      {open && <div role="dialog">Sure?</div>}
      <button onClick={() => setOpen(true)}>Ask</button>
    </>
  );
}

function Shell() {
  const navigate = useNavigate();
  useBackClosesDialog();
  return useRoutes([
    { path: '/form', element: <Form /> },
    {
      path: '*',
      element: (
        <>
          <p>Overview</p>
          <button onClick={() => void navigate('/form')}>Go on</button>
        </>
      ),
    },
  ]);
}

const go = (by: number) => act(async () => window.history.go(by));

/** The browser moves to the other entry and back. */
async function goBackFromDialog() {
  await go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
}

beforeEach(async () => {
  window.history.replaceState(null, '', '/overview');
  render(<Shell />, { wrapper: BrowserRouter });
  act(() => screen.getByText('Go on').click());
  screen.getByLabelText<HTMLInputElement>('typed').value = 'mine';
});

it('closes the dialog and stays on the page with the typed input', async () => {
  await goBackFromDialog();
  expect(screen.getByLabelText('typed')).toHaveValue('mine');
});

it('then leaves the page', async () => {
  await goBackFromDialog();
  await go(-1);
  await waitFor(() => expect(screen.getByText('Overview')).toBeInTheDocument());
  expect(window.location.pathname).toBe('/overview');
});

it('leaves no history entry that Forward would open it by', async () => {
  await goBackFromDialog();
  await go(1);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('typed')).toHaveValue('mine');
});

it('leaves the page at once when the dialog was closed by its own button', async () => {
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  await go(-1);
  await waitFor(() => expect(screen.getByText('Overview')).toBeInTheDocument());
});

it('closes a dialog that was opened again', async () => {
  await goBackFromDialog();
  act(() => screen.getByText('Ask').click());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await goBackFromDialog();
});
