import { aUser, problem, renderPage, type StubCall, uploadStubs, whileOffline } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { messages } from '../messages';
import { ProofPictures } from './proof-pictures';

const ADDRESS = '/api/image/proof/p0.webp';
const KB = 1024;
const user = userEvent.setup({ delay: null });
const photo = (name = 'shops.png', size = 100 * KB) => new File([new Uint8Array(size)], name, { type: 'image/png' });

beforeEach(() => localStorage.clear());

function Field() {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState(false);
  return (
    <>
      <ProofPictures
        addresses={addresses}
        needed={0}
        error={undefined}
        disabled={false}
        onChange={setAddresses}
        onUploading={setUploading}
      />
      <p data-testid="sum">{`${addresses.join()} ${uploading ? 'sending' : 'quiet'}`}</p>
    </>
  );
}

const open = (intercept?: (call: StubCall) => unknown) =>
  renderPage(<Field />, {
    path: '/dashboard',
    at: '/dashboard',
    messages,
    user: aUser(),
    api: uploadStubs(ADDRESS, intercept),
  });
const pick = async (...files: File[]) => user.upload(await screen.findByLabelText('Pictures'), files);
const sum = (text: string) => waitFor(() => expect(screen.getByTestId('sum')).toHaveTextContent(text));
const isPiece = ({ method }: StubCall) => method === 'PATCH';
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const WAITS = 'Connection lost. The upload resumes when you are back online.';

it('shows a picture as soon as it is picked, with how much of it has arrived', async () => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await open((call) => (isPiece(call) && call.headers.get('upload-offset') !== '0' ? held : undefined));
  await pick(photo());
  const bar = await screen.findByRole('progressbar', { name: 'Uploading picture 1' });
  await waitFor(() => expect(bar).toHaveAttribute('value', '0.64'));
  await sum('sending');
  arrive();
  await sum(`${ADDRESS} quiet`);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', ADDRESS);
});

it('shows that the connection is lost, and resumes at the same offset once it is back', async () => {
  let gone = true;
  const page = await open((call) =>
    gone && isPiece(call) && call.headers.get('upload-offset') !== '0' ? lost() : undefined,
  );
  await whileOffline(async () => {
    await pick(photo());
    expect(await screen.findByText(WAITS)).toBeInTheDocument();
    gone = false;
  });
  await sum(`${ADDRESS} quiet`);
  expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  const offsets = page.server
    .callsOf('PATCH /image/proof/upload/upload-1')
    .map(({ headers }) => headers.get('upload-offset'));
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
});

it('keeps one that was refused, with why, to be tried again or taken away', async () => {
  let refuses = true;
  await open((call) => (refuses && isPiece(call) ? problem(400, 'image/not-an-image') : undefined));
  await pick(photo());
  expect(await screen.findByText('This file is not a supported picture.')).toBeInTheDocument();
  await sum('quiet');
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Retry picture 1' }));
  await sum(`${ADDRESS} quiet`);
  expect(screen.queryByText('This file is not a supported picture.')).not.toBeInTheDocument();
});

it('names the limit of pixels that a picture was refused for', async () => {
  await open((call) => (isPiece(call) ? problem(400, 'image/too-many-pixels') : undefined));
  await pick(photo());
  expect(await screen.findByText(/more than 50 million pixels \(for example 10,000 x 5,000\)/)).toBeInTheDocument();
});

it('can be cancelled, which deletes it on the server and starts the next one', async () => {
  let gone = true;
  const page = await open((call) => (gone && isPiece(call) ? lost() : undefined));
  await pick(photo(), photo('lamps.png', 10 * KB));
  await screen.findByText(WAITS);
  gone = false;
  await user.click(screen.getByRole('button', { name: 'Cancel picture 1' }));
  await sum(`${ADDRESS} quiet`);
  expect(page.server.callsOf('DELETE /image/proof/upload/upload-1')).toHaveLength(1);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('takes five pictures, those on their way included', async () => {
  await open((call) => (isPiece(call) ? lost() : undefined));
  await pick(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => photo(name)));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(5));
  expect(screen.getByLabelText('Pictures')).toBeDisabled();
});

it('shows that a file was changed since it was selected, and sends the next one', async () => {
  const changed = photo('changed.png');
  const read = FileReader.prototype.readAsArrayBuffer;
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader, blob: Blob) {
    if (blob === changed) setTimeout(() => this.onerror?.(new ProgressEvent('error') as never));
    else read.call(this, blob);
  });
  await open();
  await pick(changed, photo('lamps.png', 10 * KB));
  expect(await screen.findByText(/was changed or moved after you chose it. Choose it again/)).toBeInTheDocument();
  await sum(`${ADDRESS} quiet`);
  jest.restoreAllMocks();
});
