import { type Role } from '@kaaj/contract';

export interface DemoUser {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** Demo users with public passwords. Production refuses to start in demo mode. */
export const DEMONSTRATION: readonly DemoUser[] = [
  { role: 'Worker', email: 'worker@kaaj.example', password: 'Demo-Worker-1', name: 'Rahima Begum' },
  { role: 'Buyer', email: 'buyer@kaaj.example', password: 'Demo-Buyer-1', name: 'Karim Chowdhury' },
  { role: 'Admin', email: 'admin@kaaj.example', password: 'Demo-Admin-1', name: 'Farhana Islam' },
];
