import { CONTRACT_VERSION, type RegisteredRemote, type RemoteModule } from '@kaaj/web-kit';
import { renderPage, type Stubs } from '@kaaj/web-kit/testing';
import * as federation from '@module-federation/enhanced/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType } from 'react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { providedVersions } from './provided-versions';
import { loadPart, RemotePart } from './remote-part';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));

const loadRemote = jest.mocked(federation.loadRemote);
const registerRemotes = jest.mocked(federation.registerRemotes);

let count = 0;
const aRemote = (changes: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  contract: CONTRACT_VERSION,
  name: `mfe-test-${(count += 1)}`,
  role: null,
  routes: { '/page': { audience: 'anyone' } },
  version: '1.0.0',
  entry: '/remotes/mfe-test/remoteEntry.js',
  ...changes,
});

const aModule = (name: string, Page: ComponentType, contract = CONTRACT_VERSION): { remote: RemoteModule } => ({
  remote: {
    contract,
    name,
    messages: { name, load: async () => undefined },
    menu: [],
    overview: undefined,
    pages: { '/page': async () => ({ default: Page }) },
  },
});

const user = userEvent.setup({ delay: null });

function show(remote: RegisteredRemote, api: Stubs = {}) {
  const frame = (
    <>
      <p>the frame</p>
      <RemotePart remote={remote} name="/page" part={(module) => module.pages['/page']} />
    </>
  );
  return renderPage(frame, { messages, api });
}

const unavailable = () => screen.findByText('This part is unavailable right now');

beforeEach(() => {
  loadRemote.mockReset();
  registerRemotes.mockReset();
});

it('shows the page of a remote that answers', async () => {
  const remote = aRemote();
  loadRemote.mockResolvedValue(aModule(remote.name, () => <p>the page</p>));
  await show(remote);
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

it('shows an error in its own area when a remote is down, and shows the remote after a retry', async () => {
  const remote = aRemote();
  loadRemote.mockRejectedValueOnce(new Error('down'));
  loadRemote.mockResolvedValueOnce(aModule(remote.name, () => <p>the page</p>));
  await show(remote);
  await unavailable();
  expect(screen.getByText('the frame')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expect(registerRemotes).toHaveBeenCalledWith(
    [{ name: remote.name.replaceAll('-', '_'), entry: `${remote.entry}?retry=1` }],
    { force: true },
  );
});

it('reads the list again for another try, and takes the version that is live by then', async () => {
  const remote = aRemote();
  const newer = { ...remote, version: '2.0.0', entry: '/remotes/mfe-test/2.0.0/remoteEntry.js' };
  loadRemote.mockRejectedValueOnce(new Error('gone'));
  loadRemote.mockResolvedValueOnce(aModule(remote.name, () => <p>the page</p>));
  const page = await show(remote, { 'GET /remotes.json': { remotes: [newer] } });
  await unavailable();
  expect(page.server.callsOf('GET /remotes.json')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the page')).toBeInTheDocument();
  expect(registerRemotes).toHaveBeenCalledWith(
    [{ name: remote.name.replaceAll('-', '_'), entry: `${newer.entry}?retry=1` }],
    { force: true },
  );
});

it('shows an error when the version that is live by then has another contract', async () => {
  const remote = aRemote();
  loadRemote.mockRejectedValueOnce(new Error('gone'));
  await show(remote, { 'GET /remotes.json': { remotes: [{ ...remote, contract: CONTRACT_VERSION + 1 }] } });
  await unavailable();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This part is not compatible with this version of Kaaj')).toBeInTheDocument();
});

it('recovers in every area after a retry in one area', async () => {
  const remote = aRemote();
  loadRemote.mockRejectedValueOnce(new Error('down'));
  loadRemote.mockResolvedValue(aModule(remote.name, () => <p>the page</p>));
  const part = (module: RemoteModule) => module.pages['/page'];
  const twoAreas = (
    <>
      <RemotePart remote={remote} name="one" part={part} />
      <RemotePart remote={remote} name="other" part={part} />
    </>
  );
  await renderPage(twoAreas, { messages });
  const [first] = await screen.findAllByRole('button', { name: 'Try again' });
  if (first) await user.click(first);
  await waitFor(() => expect(screen.getAllByText('the page')).toHaveLength(2));
});

it('shows an error when a remote does not respond within the timeout', async () => {
  jest.useFakeTimers();
  try {
    loadRemote.mockReturnValue(new Promise(() => undefined));
    await show(aRemote());
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('This part is unavailable right now')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('contains a render error of a page in its own area', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const remote = aRemote();
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('broken');
    return <p>the page</p>;
  };
  loadRemote.mockResolvedValue(aModule(remote.name, Page));
  await show(remote);
  await unavailable();
  expect(screen.getByText('the frame')).toBeInTheDocument();

  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the page')).toBeInTheDocument();
  consoleError.mockRestore();
});

it('refuses a remote of another contract without loading it', async () => {
  await show(aRemote({ contract: CONTRACT_VERSION + 1 }));
  expect(await screen.findByText('This part is not compatible with this version of Kaaj')).toBeInTheDocument();
  expect(loadRemote).not.toHaveBeenCalled();
});

it.each([
  ['a newer one', '^1.999.0'],
  ['one of another major', '^999.0.0'],
])('refuses a remote with unmet library versions, %s, without loading it', async (_, range) => {
  await show(aRemote({ needs: { '@kaaj/web-kit': range } }));
  expect(await screen.findByText(/It needs other versions of the shared libraries/)).toBeInTheDocument();
  expect(screen.getByText('This part is not compatible with this version of Kaaj')).toBeInTheDocument();
  expect(screen.getByText('the frame')).toBeInTheDocument();
  expect(loadRemote).not.toHaveBeenCalled();
});

it('shows a remote with met library versions', async () => {
  const remote = aRemote({ needs: { '@kaaj/ui': `^${providedVersions['@kaaj/ui']}` } });
  loadRemote.mockResolvedValue(aModule(remote.name, () => <p>the page</p>));
  await show(remote);
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

it('names the missing page when the module of a remote lacks it', async () => {
  const remote = aRemote();
  loadRemote.mockResolvedValue(aModule(remote.name, () => <p>the page</p>));
  const props = { remote, name: '/other', part: (module: RemoteModule) => module.pages['/other'] };
  await expect(loadPart(props)).rejects.toThrow(`${remote.name} has no page /other`);
  await renderPage(<RemotePart {...props} />, { messages });
  expect(await screen.findByText('This part is not compatible with this version of Kaaj')).toBeInTheDocument();
});

it('refuses a remote whose contract differs from the one in remotes.json', async () => {
  const remote = aRemote();
  loadRemote.mockResolvedValue(aModule(remote.name, () => <p>the page</p>, CONTRACT_VERSION + 1));
  await show(remote);
  expect(await screen.findByText('This part is not compatible with this version of Kaaj')).toBeInTheDocument();
});
