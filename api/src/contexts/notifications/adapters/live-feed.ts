import { type BeforeApplicationShutdown, Injectable, Logger, type MessageEvent } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { firstIdAt, type Id, isId, timeOfId } from '../../../kernel/ids';
import { Database } from '../../../platform/database/database';
import { type Session } from '../../../platform/http/authentication';
import { Sessions } from '../../identity';
import { Inbox } from '../application/inbox';
import { LiveNotices } from '../application/live-notices';
import { type Notice } from '../domain/notice';
import { TooManyStreams } from '../domain/notification.errors';
import { NoticeBus } from './notice-bus';
import { wireNotice } from './notification-wire';

const MOST_STREAMS = 5_000;
const MOST_PER_PERSON = 6;

const LOOK_EVERY = 700;
/** How often to look all the same while other processes send what they commit. */
const LOOK_EVERY_WITH_BUS = 10_000;
const HEARTBEAT_EVERY = 20_000;

/** An id is made before its commit, so that a notice may appear behind later ones: every look goes back so far. */
const OVERLAP = 60_000;
const OVERLAP_OF_BREAK = 5_000;
const PEOPLE_PER_LOOK = 200;
const NOTICES_PER_LOOK = 1_000;

interface Stream {
  readonly session: Session;
  readonly subscriber: Subscriber<MessageEvent>;
  /** What it was sent within the overlap. */
  readonly sent: Set<Id>;
}

/** The open screens of this process, and what they are told. A notice reaches each of them once. */
@Injectable()
export class LiveFeed extends LiveNotices implements BeforeApplicationShutdown {
  private readonly log = new Logger('LiveFeed');
  private readonly streams = new Map<Id, Set<Stream>>();
  private count = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private lookedAt = 0;
  private heartbeatAt = 0;

  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly bus: NoticeBus,
    private readonly sessions: Sessions,
  ) {
    super();
    bus.listen((notice) => this.deliver(notice));
  }

  afterCommit(notice: Notice): void {
    this.database.afterCommit(() => {
      this.deliver(notice);
      this.bus.send(notice);
    });
  }

  /**
   * The notices of one signed-in person from now on; with the id of the last one they saw, also what they missed since. What
   * was committed around that moment may come a second time, under the same id. Throws TooManyStreams.
   */
  open(session: Session, lastSeen: string | undefined): Observable<MessageEvent> {
    if (this.count >= MOST_STREAMS) throw new TooManyStreams();
    return new Observable((subscriber) => {
      const stream: Stream = { session, subscriber, sent: new Set() };
      this.add(stream);
      subscriber.next({ comment: 'open' });
      this.catchUp(stream, isId(lastSeen) ? lastSeen : undefined).catch((error: unknown) => subscriber.error(error));
      return () => this.remove(stream);
    });
  }

  beforeApplicationShutdown(): void {
    for (const stream of this.all()) stream.subscriber.complete();
  }

  private async catchUp(stream: Stream, lastSeen: Id | undefined): Promise<void> {
    const { personId } = stream.session;
    const now = Date.now();
    const seenAt = lastSeen === undefined ? now : Math.min(timeOfId(lastSeen), now);
    const notices = await this.inbox.since([personId], firstIdAt(seenAt - OVERLAP), NOTICES_PER_LOOK);
    const missedFrom = lastSeen === undefined ? undefined : firstIdAt(seenAt - OVERLAP_OF_BREAK);
    for (const notice of notices) {
      if (missedFrom === undefined || notice.id < missedFrom || notice.id === lastSeen) stream.sent.add(notice.id);
      else this.send(stream, notice);
    }
  }

  private deliver(notice: Notice): void {
    for (const stream of this.streams.get(notice.personId) ?? []) this.send(stream, notice);
  }

  private send({ sent, session, subscriber }: Stream, notice: Notice): void {
    if (sent.has(notice.id)) return;
    sent.add(notice.id);
    subscriber.next({ id: notice.id, type: 'notification', data: wireNotice(notice, session.email) });
  }

  private add(stream: Stream): void {
    const { personId } = stream.session;
    const own = this.streams.get(personId) ?? new Set();
    this.streams.set(personId, own.add(stream));
    this.count += 1;
    const [oldest] = own;
    if (own.size > MOST_PER_PERSON) oldest?.subscriber.complete();
    this.timer ??= setInterval(() => void this.tick(), LOOK_EVERY).unref();
  }

  private remove(stream: Stream): void {
    const { personId } = stream.session;
    const own = this.streams.get(personId);
    if (!own?.delete(stream)) return;
    this.count -= 1;
    if (own.size === 0) this.streams.delete(personId);
    if (this.count > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async tick(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      await this.endSignedOut();
      await this.look();
      this.beat();
    } catch (error) {
      this.log.warn(`Live notices are late: ${String(error)}`);
    } finally {
      this.looking = false;
    }
  }

  private async endSignedOut(): Promise<void> {
    const streams = this.all();
    const ended = await this.sessions.ended([...new Set(streams.map(({ session }) => session.sessionId))]);
    for (const { session, subscriber } of streams) if (ended.has(session.sessionId)) subscriber.complete();
  }

  /** For what other processes committed, and for what got lost on the bus. */
  private async look(): Promise<void> {
    const now = Date.now();
    if (this.bus.listening && now - this.lookedAt < LOOK_EVERY_WITH_BUS) return;
    this.lookedAt = now;
    const from = firstIdAt(now - OVERLAP);
    const people = [...this.streams.keys()];
    for (let first = 0; first < people.length; first += PEOPLE_PER_LOOK) {
      const notices = await this.inbox.since(people.slice(first, first + PEOPLE_PER_LOOK), from, NOTICES_PER_LOOK);
      for (const notice of notices) this.deliver(notice);
    }
    this.forgetBefore(firstIdAt(now - 2 * OVERLAP));
  }

  private forgetBefore(oldest: Id): void {
    for (const { sent } of this.all()) for (const id of sent) if (id < oldest) sent.delete(id);
  }

  private beat(): void {
    const now = Date.now();
    if (now - this.heartbeatAt < HEARTBEAT_EVERY) return;
    this.heartbeatAt = now;
    for (const { subscriber } of this.all()) subscriber.next({ comment: 'still here' });
  }

  private all(): Stream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}
