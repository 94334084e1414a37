import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { messages } from '../messages';
import { AccountMenu } from './account-menu';
import { Drawer } from './drawer';

const user = userEvent.setup({ delay: null });
const rina = aUser();
const person = { email: rina.email, displayName: rina.name, photoURL: '' };

describe('the account menu', () => {
  const open = () => renderPage(<AccountMenu person={person} />, { messages, user: rina });
  const opener = () => screen.getByRole('button', { name: 'Account' });

  it('returns the focus to its button on Escape', async () => {
    await open();
    await user.click(opener());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(opener()).toHaveFocus();
  });

  it('returns the focus when the click did not focus the button, as in Safari', async () => {
    await open();
    fireEvent.click(opener());
    expect(document.body).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener()).toHaveFocus();
  });

  it('does not move the focus after a click outside', async () => {
    await renderPage(
      <>
        <AccountMenu person={person} />
        <button type="button">elsewhere</button>
      </>,
      { messages, user: rina },
    );
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
  });
});

describe('the menu of small screens', () => {
  function Frame() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open menu
        </button>
        <Drawer open={open} onClose={() => setOpen(false)} title="Main">
          <a href="#there">There</a>
        </Drawer>
      </>
    );
  }
  const opener = () => screen.getByText('Open menu');

  it.each([
    ['a click that gives focus', () => user.click(opener())],
    ['a click that gives none, as in Safari', async () => fireEvent.click(opener())],
  ])('returns the focus to its button when its close button is used, opened by %s', async (_, open) => {
    await renderPage(<Frame />, { messages });
    await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});
