import { faultsOf, type ServerSnapshot, type Moved } from './acknowledged';

const start: Moved = { kind: 'starting-coins', reference: 'ann', from: 'granted', to: 'available:ann', amount: 50 };
const posted: Moved = {
  kind: 'task-posted',
  reference: 'T',
  from: 'available:ann',
  to: 'escrow:T',
  amount: 20,
};
const acknowledged = [{ made: 'task T', moved: { kind: 'task-posted', reference: 'T' } }];
const right: ServerSnapshot = {
  server: 'second',
  made: ['task T'],
  transfers: [start, posted],
  balances: new Map([
    ['available:ann', 30],
    ['escrow:T', 20],
  ]),
};

describe('the search for acknowledged changes', () => {
  it('finds no difference when each change is stored once', () => {
    expect(faultsOf(acknowledged, right)).toEqual([]);
  });

  it('finds an acknowledged change that is not stored', () => {
    const before = { ...right, made: [], transfers: [start], balances: new Map([['available:ann', 50]]) };
    expect(faultsOf(acknowledged, before)).toEqual(['second: lost: task T', 'second: lost: task-posted T']);
  });

  it('finds a change that is stored twice, and one that was never acknowledged', () => {
    const double = { ...right, made: ['task T', 'task T', 'task U'], transfers: [start, posted, posted] };
    expect(faultsOf(acknowledged, double)).toEqual(
      expect.arrayContaining([
        'second: twice: task T',
        'second: nobody was told of: task U',
        'second: twice: task-posted T',
      ]),
    );
  });

  it('finds a balance that differs from its transfers, is negative, or is missing', () => {
    const wrong = { ...right, balances: new Map([['available:ann', 31]]) };
    expect(faultsOf(acknowledged, wrong)).toEqual([
      'second: available:ann has 31, its transfers come to 30',
      'second: escrow:T is not there, its transfers come to 20',
      'second: everything comes to 1',
    ]);
  });
});
