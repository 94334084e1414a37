import { type BeforeApplicationShutdown, Injectable, Logger, type MessageEvent } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { minIdAt, type Id, isId, timeOfId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type Session } from '../../../../platform/http/authentication';
import { Sessions } from '../../../identity';
import { Inbox, type NotificationKey } from '../../application/inbox';
import { type LiveNotices } from '../../application/live-notices';
import { NoticeBus } from '../../application/notice-bus';
import { type UserNotification } from '../../domain/user-notification';
import { TooManyStreams } from '../../domain/messages.errors';
import { wireNotice } from './notification.dto';

const MAX_STREAMS = 5_000;
const MAX_PER_PERSON = 6;

const POLL_INTERVAL = 500;
/** Polling interval while other processes publish through the bus. */
const POLL_INTERVAL_WITH_BUS = 10_000;
/** Interval for checking all sessions, since expiries are not published. In between only published ends are checked. */
const CHECK_ALL_INTERVAL = 5 * 60_000;
/** Overlap for session ends: an end is published before its unit of work commits, which may take a while. */
const OVERLAP_OF_ENDS = 60_000;
const HEARTBEAT_EVERY = 20_000;

/**
 * Overlap for notifications: ids are made before the commit, so one may appear after later ids. Every poll reads this
 * far back.
 */
const OVERLAP = 5 * 60_000;
/** A notification committed even later gets a new id at its commit. The rest of the overlap is for clock skew. */
const LATEST_COMMIT = 2 * 60_000;
/**
 * A client may have missed notifications of this last period before its list or stream ended; they are sent, possibly
 * twice.
 */
const OVERLAP_OF_BREAK = 5_000;
/** After a longer absence the client reads the rest from the list. */
const MAX_REPLAY_MS = 24 * 60 * 60_000;
const PEOPLE_BATCH_SIZE = 200;
const NOTICE_BATCH_SIZE = 1_000;

interface Stream {
  readonly session: Session;
  readonly subscriber: Subscriber<MessageEvent>;
  /** Ids sent within the overlap. */
  readonly sent: Set<Id>;
  /** While false, polls skip the stream, which is still replaying missed notifications. */
  caughtUp: boolean;
}

/** Sends notifications to the open streams of this process, each once per stream. */
@Injectable()
export class LiveFeed implements LiveNotices, BeforeApplicationShutdown {
  private readonly log = new Logger('LiveFeed');
  private readonly streams = new Map<Id, Set<Stream>>();
  private count = 0;
  private timer: NodeJS.Timeout | undefined;
  private polling = false;
  private polledAt = 0;
  private heartbeatAt = 0;
  private allCheckedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly bus: NoticeBus,
    private readonly sessions: Sessions,
  ) {
    bus.listen((notice) => this.deliver(notice));
  }

  afterCommit(notice: UserNotification): void {
    this.database.afterCommit(() => {
      if (Date.now() - timeOfId(notice.id) > LATEST_COMMIT) void this.renew(notice);
      else this.publish(notice);
    });
  }

  /**
   * A person's notifications from five seconds ago on; with the id of the last one they saw, also the missed ones.
   * Notifications around that time may be repeated with the same id. Throws TooManyStreams.
   */
  open(session: Session, lastSeen: string | undefined): Observable<MessageEvent> {
    if (this.count >= MAX_STREAMS) throw new TooManyStreams();
    return new Observable((subscriber) => {
      const stream: Stream = { session, subscriber, sent: new Set(), caughtUp: false };
      this.add(stream);
      this.catchUp(stream, isId(lastSeen) ? lastSeen : undefined).catch((error: unknown) => subscriber.error(error));
      return () => this.remove(stream);
    });
  }

  beforeApplicationShutdown(): void {
    for (const stream of this.all()) stream.subscriber.complete();
  }

  private async catchUp(stream: Stream, lastSeen: Id | undefined): Promise<void> {
    const { session, subscriber, sent } = stream;
    await this.bus.follow(session.personId);
    const now = Date.now();
    const seenAt = lastSeen === undefined ? now : Math.min(Math.max(timeOfId(lastSeen), now - MAX_REPLAY_MS), now);
    const missedFrom = minIdAt(seenAt - OVERLAP_OF_BREAK);
    await this.eachBatch([session.personId], minIdAt(seenAt - OVERLAP), async (marks) => {
      const known = marks.filter(({ id }) => id < missedFrom || id === lastSeen);
      for (const { id } of known) sent.add(id);
      await this.sendMissing(marks, () => [stream]);
    });
    stream.caughtUp = true;
    subscriber.next({ comment: 'open' });
  }

  private async eachBatch(people: Id[], afterId: Id, take: (marks: readonly NotificationKey[]) => Promise<void>) {
    for (let from: Id | undefined = afterId; from !== undefined;) {
      const marks: readonly NotificationKey[] = await this.inbox.marksSince(people, from, NOTICE_BATCH_SIZE);
      await take(marks);
      from = marks.length < NOTICE_BATCH_SIZE ? undefined : marks.at(-1)?.id;
    }
  }

  private async sendMissing(marks: readonly NotificationKey[], streamsOf: (personId: Id) => Stream[]): Promise<void> {
    const missing = marks.filter(({ id, personId }) => streamsOf(personId).some(({ sent }) => !sent.has(id)));
    for (const notice of await this.inbox.find(missing.map(({ id }) => id))) {
      for (const stream of streamsOf(notice.personId)) this.send(stream, notice);
    }
  }

  private publish(notice: UserNotification): void {
    this.deliver(notice);
    this.bus.send(notice);
  }

  private async renew(notice: UserNotification): Promise<void> {
    try {
      this.publish({ ...notice, id: await this.inbox.renew(notice.id) });
    } catch (error) {
      this.log.warn(`A notification committed late was not pushed, only listed: ${String(error)}`);
    }
  }

  private deliver(notice: UserNotification): void {
    for (const stream of this.streams.get(notice.personId) ?? []) this.send(stream, notice);
  }

  private send({ sent, session, subscriber }: Stream, notice: UserNotification): void {
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
    if (own.size > MAX_PER_PERSON) oldest?.subscriber.complete();
    this.timer ??= setInterval(() => void this.tick(), POLL_INTERVAL).unref();
  }

  private remove(stream: Stream): void {
    const { personId } = stream.session;
    const own = this.streams.get(personId);
    if (!own?.delete(stream)) return;
    this.count -= 1;
    if (own.size === 0) {
      this.streams.delete(personId);
      this.bus.unfollow(personId);
    }
    if (this.count > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async tick(): Promise<void> {
    if (this.polling) return;
    this.polling = true;
    try {
      await this.endSignedOut();
      await this.poll();
      this.beat();
    } catch (error) {
      this.log.warn(`Polling of live notifications failed: ${String(error)}`);
    } finally {
      this.polling = false;
    }
  }

  private async endSignedOut(): Promise<void> {
    const streams = await this.perhapsSignedOut();
    const ended = await this.sessions.ended([...new Set(streams.map(({ session }) => session.sessionId))]);
    for (const { session, subscriber } of streams) if (ended.has(session.sessionId)) subscriber.complete();
  }

  private async perhapsSignedOut(): Promise<Stream[]> {
    const now = Date.now();
    if (now - this.allCheckedAt >= CHECK_ALL_INTERVAL) {
      this.allCheckedAt = now;
      return this.all();
    }
    const left = await this.sessions.personsEndedSince(minIdAt(now - OVERLAP_OF_ENDS));
    return [...left].flatMap((personId) => [...(this.streams.get(personId) ?? [])]);
  }

  /** Reads what other processes committed, and what was lost on the bus. */
  private async poll(): Promise<void> {
    const now = Date.now();
    const { listeningSince = Infinity } = this.bus;
    // Polls once more after the bus connected, for notifications committed just before.
    if (listeningSince < this.polledAt && now - this.polledAt < POLL_INTERVAL_WITH_BUS) return;
    this.polledAt = now;
    const people = [...this.streams.keys()];
    for (let first = 0; first < people.length; first += PEOPLE_BATCH_SIZE) {
      const some = people.slice(first, first + PEOPLE_BATCH_SIZE);
      await this.eachBatch(some, minIdAt(now - OVERLAP), (marks) =>
        this.sendMissing(marks, (personId) =>
          [...(this.streams.get(personId) ?? [])].filter(({ caughtUp }) => caughtUp),
        ),
      );
    }
    const oldest = minIdAt(now - 2 * OVERLAP);
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
