// One line a game; the order on the home page is `card.order`.
export { manifest as dragons } from '@tablee/dragons/manifest';
export { manifest as tchag } from '@tablee/tchag/manifest';
export { manifest as tchako } from '@tablee/tchako/manifest';
export { manifest as tchang } from '@tablee/tchang/manifest';
export { manifest as tekao } from '@tablee/tekao/manifest';
export { manifest as tock } from '@tablee/tock/manifest';
