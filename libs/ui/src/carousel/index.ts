/// <reference path="../assets.d.ts" />
import './carousel.css';

export { Carousel, type CarouselProps } from './carousel';
