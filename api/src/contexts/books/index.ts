export { BookKeys } from './application/book-keys';
export { CloseDays } from './application/close-days';
export { type BooksFound, BooksHealth } from './application/books-health';
export { ReadBooks } from './application/read-books';
export { VerifyBooks } from './application/verify-books';
