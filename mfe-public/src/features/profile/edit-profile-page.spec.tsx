import { store } from '@kaaj/web-kit';
import { aUser, paste, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import EditProfilePage from './edit-profile-page';

jest.mock('../../shared/prepare-avatar', () => ({
  prepareAvatar: (picked: File | undefined) => Promise.resolve(picked),
}));

const user = userEvent.setup({ delay: null, applyAccept: false });
const SAVE = 'PATCH /auth/profile';
const SAVED = { data: { email: 'rina@example.com', displayName: 'Rina', photoURL: '/api/image/new.webp' } };

const open = (api: Stubs = {}) =>
  renderPage(<EditProfilePage />, {
    at: '/profile/edit',
    path: '/profile/edit',
    messages,
    user: aUser({ image: '/api/image/r.webp' }),
    api: { [SAVE]: SAVED, 'POST /image': { data: { display_url: '/api/image/new.webp' } }, ...api },
  });

const face = (type = 'image/png') => new File(['x'], 'me.png', { type });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

it('shows the public profile, and saves a changed name alone', async () => {
  const page = await open();
  expect(screen.getByAltText('Current picture')).toHaveAttribute('src', '/api/image/r.webp');
  const name = screen.getByRole('textbox', { name: /Name/ });
  expect(name).toHaveValue('Rina Akter');
  await user.clear(name);
  await paste(name, ' Rina ');
  await save();
  await waitFor(() =>
    expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Your name and picture are saved.' }]),
  );
  expect(page.server.callsOf(SAVE).map(({ body }) => body)).toEqual([{ displayName: 'Rina' }]);
  expect(page.server.callsOf('POST /image')).toEqual([]);
  await waitFor(() => expect(page.place()).toBe('/profile'));
  expect(store.getState().session.person).toMatchObject({ displayName: 'Rina', photoURL: '/api/image/new.webp' });
});

it('sends another picture before it is named', async () => {
  const page = await open();
  await user.upload(screen.getByLabelText(/Your picture/), face());
  await save();
  await waitFor(() => expect(page.server.callsOf(SAVE)).toHaveLength(1));
  expect(page.server.callsOf(SAVE)[0]?.body).toEqual({ displayName: 'Rina Akter', photoURL: '/api/image/new.webp' });
});

it('shows errors at their fields, and sends nothing', async () => {
  const page = await open();
  await user.clear(screen.getByRole('textbox', { name: /Name/ }));
  await save();
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  await user.upload(screen.getByLabelText(/Your picture/), face('text/plain'));
  await save();
  expect(await screen.findByText('Choose an image file.')).toBeInTheDocument();
  expect(page.server.callsOf(SAVE)).toEqual([]);
});

it('keeps the input when saving fails', async () => {
  const page = await open({ [SAVE]: problem(503, 'server/unavailable') });
  await paste(screen.getByRole('textbox', { name: /Name/ }), ' Khatun');
  await save();
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Rina Akter Khatun');
  expect(page.place()).toBe('/profile/edit');
});
