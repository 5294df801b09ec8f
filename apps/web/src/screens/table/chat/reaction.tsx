import type { Reaction } from '@tablee/wire';
import type { JSX } from 'preact';

/** Eight drawings of 32 × 32, always used with a label. */

const Face = ({ children }: { readonly children: JSX.Element | readonly JSX.Element[] }) => (
  <>
    <circle cx="16" cy="16" r="13" fill="#ffd58a" />
    {children}
  </>
);
const eyes = <path d="M11.500 12.5v1.500M20.500 12.5v1.5" />;

const pictures: { readonly [R in Reaction]: JSX.Element } = {
  hello: (
    <>
      <path
        fill="#ffd58a"
        d="M9.500 18V9.500a2 2 0 0 1 4 0V6.500a2 2 0 0 1 4 0v2a2 2 0 0 1 4 0v2a2 2 0 0 1 4 0V19c0 6-3.500 9.500-8.500 9.500-4 0-6.500-2-8.500-6l-2.500-4a2 2 0 0 1 3.500-2z"
      />
      <path d="M13.500 9.500V15M17.500 8.500V15M21.500 10.5V15M3 9c.3-2.500 1.500-4.500 3.500-6" />
    </>
  ),
  bravo: (
    <path
      fill="#e6a700"
      d="M16 3.500l3.900 8 8.600 1.200-6.300 6 1.600 8.700L16 23.200l-7.800 4.200 1.600-8.700-6.300-6 8.600-1.200z"
    />
  ),
  thanks: (
    <path
      fill="#d4351c"
      d="M16 27.500C8 21.500 4 17.500 4 12.300A6.300 6.300 0 0 1 16 9.500a6.300 6.300 0 0 1 12 2.800c0 5.200-4 9.200-12 15.200z"
    />
  ),
  oops: (
    <Face>
      {eyes}
      <path d="M10.500 21.5q1.400-2 2.800 0t2.800 0t2.800 0t2.800 0" />
      <path
        fill="#8ecbf0"
        d="M26 4.500c1.500 2.500 2.200 3.600 2.200 4.700a2.200 2.200 0 0 1-4.400 0c0-1.100.7-2.200 2.200-4.700z"
      />
    </Face>
  ),
  laugh: (
    <Face>
      <path d="M9.500 13.500q2-2.500 4 0M18.500 13.500q2-2.500 4 0" />
      <path fill="#fffdf8" d="M9.500 18h13c0 4-3 6.500-6.500 6.500S9.500 22 9.500 18z" />
    </Face>
  ),
  wow: (
    <Face>
      <path d="M10 9.500q1.500-1.500 3 0M19 9.500q1.500-1.500 3 0" />
      {eyes}
      <ellipse cx="16" cy="21.500" rx="2.800" ry="3.500" fill="#2b2118" />
    </Face>
  ),
  think: (
    <Face>
      <path d="M9.500 11q2-1 4 0M18.500 8.500q2-1.500 4 0M11.500 14v1M20.500 12.500V14M13 22.500l6-1.500" />
    </Face>
  ),
  hurry: (
    <>
      <path
        fill="#fffdf8"
        d="M9 4h14v3.500c0 4-5 5.500-5 8.500s5 4.500 5 8.500V28H9v-3.500c0-4 5-5.500 5-8.500s-5-4.500-5-8.500z"
      />
      <path
        fill="#e6a700"
        stroke="none"
        d="M11 9h10c-1 2-3.500 3-5 5.500C14.500 12 12 11 11 9zM11 26.500c0-3 3-4 5-5.500 2 1.500 5 2.500 5 5.500z"
      />
      <path d="M7 4h18M7 28h18" />
    </>
  ),
};

export function ReactionPicture({ of }: { readonly of: Reaction }) {
  return (
    <svg
      class="reaction-picture"
      viewBox="0 0 32 32"
      fill="none"
      stroke="#2b2118"
      stroke-width="1.600"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {pictures[of]}
    </svg>
  );
}
