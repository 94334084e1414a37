import { never, paste, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import SignUpPage from './sign-up-page';

const user = userEvent.setup({ delay: null, applyAccept: false });
const identity = { identityToken: 'proof', email: 'rina@example.com', displayName: '', photoURL: '' };
const picture = new File(['picture'], 'rina.png', { type: 'image/png' });
const saveUser = `POST /user/${identity.email}`;

const accepted = {
  'POST /auth/signup': { data: identity },
  'POST /image': { data: { display_url: '/api/image/rina.webp' } },
  'PATCH /auth/profile': { data: {} },
  [saveUser]: { data: {} },
  'POST /jwt': { data: { done: true } },
};

const open = (api: Parameters<typeof renderPage>[1]['api'] = accepted) =>
  renderPage(<SignUpPage />, { path: '/signup', at: '/signup', messages, api });

interface Filling {
  readonly image?: File;
  readonly password?: string;
  readonly verify?: string;
}

async function fillIn({ image = picture, password = 'Secret1', verify = password }: Filling = {}) {
  await user.upload(screen.getByLabelText(/^Your picture/), image);
  await paste(screen.getByLabelText(/^Name/), 'Rina Akter');
  await paste(screen.getByLabelText(/^Email/), 'rina@example.com');
  await paste(screen.getByLabelText(/^Password/), password);
  await paste(screen.getByLabelText(/^Verify Password/), verify);
  await user.selectOptions(screen.getByLabelText(/^Role/), 'Buyer');
}

// jsdom has no canvas, and logs an error at each try.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

const send = () => user.click(screen.getByRole('button', { name: 'Sign Up' }));

it('is titled "Sign Up", offers Worker and Buyer, and lists the rules', async () => {
  await open();
  expect(document.title).toBe('Sign Up | Kaaj');
  const offered = within(screen.getByLabelText(/^Role/)).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Pick One Role', 'Worker', 'Buyer']);
  expect(screen.getByText('Must be atleast 6 characters long.')).toBeInTheDocument();
  expect(screen.getByText('Must contain one uppercase and one lowercase')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  expect(screen.getByLabelText(/^Your picture/)).toHaveAttribute('accept', 'image/*');
});

it('creates the account, uploads the picture, saves the name and the user, opens the session, and goes home', async () => {
  const page = await open();
  await fillIn();
  await send();
  await waitFor(() => expect(page.place()).toBe('/'));
  expect(page.server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /auth/signup',
    'POST /image',
    'PATCH /auth/profile',
    saveUser,
    'POST /jwt',
    'GET /user',
  ]);
  expect(page.server.callsOf('PATCH /auth/profile')[0]?.body).toEqual({
    displayName: 'Rina Akter',
    photoURL: '/api/image/rina.webp',
  });
  expect(page.server.callsOf(saveUser)[0]?.body).toEqual({
    name: 'Rina Akter',
    email: 'rina@example.com',
    image: '/api/image/rina.webp',
    role: 'Buyer',
  });
  expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Account Created Successfully.' }]);
});

it('sets the role by a press of its card, which comes first and is no second control', async () => {
  await open();
  const role = screen.getByLabelText(/^Role/);
  await user.click(screen.getByText('Post tasks and get work done.'));
  expect(role).toHaveValue('Buyer');
  await user.click(screen.getByText('Do small tasks and earn coins.'));
  expect(role).toHaveValue('Worker');
  expect(role.compareDocumentPosition(screen.getByLabelText(/^Name/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: /earn coins/ })).not.toBeInTheDocument();
});

it('requires every field but the picture, which is generated until one is selected', async () => {
  const page = await open();
  await send();
  expect(screen.getAllByText('This field is required.')).toHaveLength(5);
  expect(screen.getByLabelText(/^Your picture/)).toBeValid();
  expect(page.server.calls).toEqual([]);
});

it('takes image files only', async () => {
  const page = await open();
  await fillIn({ image: new File(['text'], 'notes.txt', { type: 'text/plain' }) });
  await send();
  expect(screen.getByText('Choose an image file.')).toBeInTheDocument();
  expect(page.server.calls).toEqual([]);
});

it('shows the picture that was chosen', async () => {
  await open();
  await user.upload(screen.getByLabelText(/^Your picture/), picture);
  expect(await screen.findByAltText('The picture you chose')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(screen.getByText('rina.png')).toBeInTheDocument();
});

it('keeps the picture that it sends while the sign-up is under way', async () => {
  await open({ 'POST /auth/signup': never });
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getByLabelText(/^Your picture/)).toBeDisabled());
});

it('shows and hides each password', async () => {
  await open();
  const [first] = screen.getAllByRole('button', { name: 'Show password' });
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
  await user.click(first as HTMLElement);
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText(/^Verify Password/)).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
});

it('shows "Passwords do not match" before anything is sent', async () => {
  const page = await open();
  await fillIn({ verify: 'Secret2' });
  await send();
  expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Passwords do not match' }]);
  expect(page.server.calls).toEqual([]);
});

it.each(['Abc12', 'ABCDEF', 'abcdef', '123456'])('warns of the weak password %s', async (password) => {
  const page = await open();
  await fillIn({ password });
  await send();
  expect(page.notices()).toMatchObject([
    { kind: 'warning', text: 'Must have 1 Uppercase, 1 Lowercase and atleast 6 character.' },
  ]);
  expect(page.server.calls).toEqual([]);
});

it('moves the focus to the role when it is the first field that is missing', async () => {
  const page = await open();
  await send();
  expect(screen.getByLabelText(/^Role/)).toHaveFocus();
  expect(page.server.calls).toEqual([]);
});

it('shows all errors of the passwords at once, at their fields', async () => {
  const page = await open();
  await fillIn({ password: 'abc', verify: 'abd' });
  await user.clear(screen.getByLabelText(/^Name/));
  await send();
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('This field is required.');
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(
    'Choose a stronger password; see the rules below.',
  );
  expect(screen.getByLabelText(/^Verify Password/)).toHaveAccessibleDescription(
    'This does not match the password above.',
  );
  expect(page.notices().map((notice) => notice.type === 'toast' && notice.kind)).toEqual(['error', 'warning']);
  expect(page.server.calls).toEqual([]);
});

it('shows at the email that it is taken', async () => {
  await open({ 'POST /auth/signup': problem(409, 'auth/email-already-in-use') });
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('An account with this email already exists.');
});

describe('for a user without a picture', () => {
  const letters: string[] = [];
  const brush = { fillRect: () => undefined, beginPath: () => undefined, arc: () => undefined, fill: () => undefined };
  beforeEach(() => {
    letters.length = 0;
    const writing = { ...brush, fillText: (text: string) => letters.push(text) };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(writing as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done, type) => done(new Blob(['drawn'], { type })));
  });
  const drawing = () => screen.queryByRole('img', { name: 'A generated picture with your initials' });

  it('generates one with the initials of the name, and sends it as a PNG', async () => {
    const page = await open();
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Create one for me' }));
    expect(drawing()).toBeInTheDocument();
    expect(letters.at(-1)).toBe('RA');
    expect(screen.queryByText('rina.png')).not.toBeInTheDocument();
    await send();
    await waitFor(() => expect(page.place()).toBe('/'));
    expect(page.server.callsOf('POST /image')).toHaveLength(1);
    expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenLastCalledWith(expect.anything(), 'image/png');
  });

  it('follows the name as it is typed, and generates another at a press', async () => {
    await open();
    expect(drawing()).toBeInTheDocument();
    expect(letters).toEqual([]);
    await paste(screen.getByLabelText(/^Name/), 'Mitu');
    expect(letters.at(-1)).toBe('M');
    const times = letters.length;
    await user.click(screen.getByRole('button', { name: 'Draw another one' }));
    expect(letters).toHaveLength(times + 1);
  });

  it('is replaced by a picture that is selected later', async () => {
    await open();
    await user.upload(screen.getByLabelText(/^Your picture/), picture);
    expect(drawing()).not.toBeInTheDocument();
    expect(screen.getByText('rina.png')).toBeInTheDocument();
  });
});

it('shows the code of a refusal and goes to /signUp with all fields still filled in', async () => {
  const page = await open({ 'POST /auth/signup': problem(409, 'auth/email-already-in-use') });
  await fillIn();
  await send();
  await waitFor(() => expect(page.place()).toBe('/signUp'));
  expect(page.notices()).toMatchObject([
    { kind: 'error', text: 'An account with this email already exists. (auth/email-already-in-use)' },
  ]);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Rina Akter');
});

it('shows the server’s error at its field', async () => {
  const errors = [{ field: 'email', code: 'isEmail', message: 'Must be a valid email address.' }];
  await open({ 'POST /auth/signup': problem(400, 'request/invalid', { errors }) });
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter a valid email address.');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Rina Akter');
});

it('completes an account whose picture could not be stored, without creating it again', async () => {
  let images = 0;
  const page = await open({
    ...accepted,
    'POST /image': () => (images++ === 0 ? problem(503, 'image/store-unavailable') : accepted['POST /image']),
  });
  await fillIn();
  await send();
  const finish = await screen.findByRole('button', { name: 'Finish sign-up' });
  await waitFor(() => expect(page.place()).toBe('/signUp'));
  expect(page.notices()).toMatchObject([{ kind: 'error', text: 'The picture could not be saved. Try again.' }]);
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  await user.click(finish);
  await waitFor(() => expect(page.place()).toBe('/'));
  expect(page.server.callsOf('POST /auth/signup')).toHaveLength(1);
  expect(page.server.callsOf(saveUser)[0]?.body).toMatchObject({ name: 'Rina Akter', role: 'Buyer' });
  expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Account Created Successfully.' }]);
});
