import { type BookDay, type BookedMoney } from '@kaaj/contract';

/** The money figures of a closed day. */
export type BookedDay = BookedMoney & { readonly day: string };

export const bookedDayOf = ({ text }: BookDay): BookedDay => JSON.parse(text) as BookedDay;
