export { BookKeys } from './application/book-keys';
export { CloseDays } from './application/close-days';
export { type BooksFound, BooksHealth } from './application/books-health';
export { BooksQuery } from './adapters/out/books.query';
export { VerifyBooks } from './application/verify-books';
