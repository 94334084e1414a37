import { BeforeInsert, Column, Entity, PrimaryColumn } from 'typeorm';
import { newId } from '../../load/ids.mjs';
import { whole } from './columns';

@Entity('notification')
export class Notification {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'person_id', length: 26 })
  personId: string;

  @Column({ length: 60 })
  code: string;

  @Column('text')
  params: string;

  @Column('text')
  message: string;

  @Column(whole)
  at: number;

  @Column()
  seen: boolean;

  @BeforeInsert()
  name(): void {
    this.id = newId();
  }
}

@Entity('webhook_endpoint')
export class WebhookEndpoint {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ name: 'person_id', length: 26 })
  personId: string;

  @Column({ length: 300 })
  events: string;

  @Column({ length: 3 })
  state: string;
}
