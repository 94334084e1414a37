export { BookKeys } from './application/book-keys';
export { CloseDays } from './application/close-days';
export { BooksHealthQuery } from './adapters/out/books-health.query';
export { BooksQuery } from './adapters/out/books.query';
export { VerifyBooks } from './application/verify-books';
