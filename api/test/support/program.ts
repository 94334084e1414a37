import { type KeyScope } from '@kaaj/contract';
import { type Answer, type Api, type Call } from './api';
import { actions } from './actions';
import { type Person } from './person';

/** A program of a person: calls with an access key, without cookies and without an Origin. */
export class Program {
  constructor(
    readonly api: Api,
    readonly key: string,
  ) {}

  static async of(person: Person, scopes: readonly KeyScope[], days?: number): Promise<Program> {
    const { key } = (await actions.createKey(person, scopes, days)).data<{ key: string }>();
    return new Program(person.api, key);
  }

  send(call: Call): Promise<Answer> {
    return this.api.send({ ...call, headers: { ...call.headers, authorization: `Bearer ${this.key}` } });
  }

  get(path: string): Promise<Answer> {
    return this.send({ method: 'GET', path });
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send({ method: 'POST', path, body });
  }
}
