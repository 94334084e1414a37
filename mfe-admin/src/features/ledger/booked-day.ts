import { type BookDay, type BookedMoney } from '@kaaj/contract';

/** What a closed day says of money. */
export type BookedDay = BookedMoney & { readonly day: string };

export const bookedDayOf = ({ text }: BookDay): BookedDay => JSON.parse(text) as BookedDay;
