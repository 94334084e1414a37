import { type Brand } from '@kaaj/contract';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { catalogue } from '../messages/catalogue';
import { currentBrand, platformName, takeBrand } from './brand';

const tones = { accent: '#1d4ed8', hover: '#1', press: '#2', soft: '#3', line: '#4', ink: '#5', onAccent: '#fff' };
const brand: Brand = {
  name: 'Shromik',
  nameInBangla: 'শ্রমিক',
  logo: '/api/brand/logo?v=1',
  accent: { light: tones, dark: tones },
};
const texts = { hello: '{{brand}} greets {{name}}' };
const { load, useMessages } = catalogue<typeof texts>('brand-spec', {
  en: async () => ({ default: texts }),
  bn: async () => ({ default: texts }),
});
const Greeting = () => <p>{useMessages()('hello', { name: 'Rina' })}</p>;

beforeAll(load);
afterEach(() => {
  act(() => takeBrand(null));
  delete window.paintAccent;
});

it('has the built-in name when the owner set none', () => {
  render(<Greeting />);
  expect(screen.getByText('Kaaj greets Rina')).toBeInTheDocument();
  expect([platformName('en'), platformName('bn')]).toEqual(['Kaaj', 'কাজ']);
});

it('uses the server’s name in every text, sets the accent, and stores both in the browser', () => {
  const painted = jest.fn();
  window.paintAccent = painted;
  render(<Greeting />);
  act(() => takeBrand(brand));
  act(() => takeBrand(structuredClone(brand)));
  expect(screen.getByText('Shromik greets Rina')).toBeInTheDocument();
  expect(platformName('bn')).toBe('শ্রমিক');
  expect(painted.mock.calls).toEqual([[brand.accent]]);
  expect(JSON.parse(localStorage.getItem('kaaj.brand') ?? '')).toEqual(brand);
});

it('removes the stored brand when the server has none', () => {
  act(() => takeBrand(brand));
  act(() => takeBrand(null));
  expect([currentBrand(), localStorage.getItem('kaaj.brand')]).toEqual([null, null]);
});

it('prerenders pages with the built-in name', () => {
  act(() => takeBrand(brand));
  expect(renderToString(<Greeting />)).toBe('<p>Kaaj greets Rina</p>');
});
