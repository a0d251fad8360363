// Signs of the interface, 48 × 48.

export const INTERFACE: Record<string, string> = {
  hidden: `
    <path d="M4 24c5-8 12-12 20-12s15 4 20 12c-5 8-12 12-20 12S9 32 4 24z" fill="none" stroke="currentColor" stroke-width="3.4"/>
    <circle cx="24" cy="24" r="6"/>
    <path d="M9 41L39 7" stroke="var(--cut)" stroke-width="8"/>
    <path d="M9 41L39 7" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>
  `,
  undo: `
    <path d="M17 9L7 18l10 9M8 18h20a11.5 11.5 0 0 1 0 23H16" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  clock: `
    <circle cx="24" cy="25" r="17" fill="none" stroke="currentColor" stroke-width="4"/>
    <path d="M24 15v10l7 5" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  lock: `
    <path d="M14 21v-6a10 10 0 0 1 20 0v6" fill="none" stroke="currentColor" stroke-width="4"/>
    <rect x="9" y="21" width="30" height="21" rx="4"/>
  `,
  check: `
    <path d="M9 25l10 10 20-22" fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  close: `
    <path d="M12 12l24 24M36 12L12 36" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/>
  `,
  help: `
    <path d="M16 18a8 8 0 1 1 12 7c-3 1.7-4 3.3-4 6.5" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/>
    <circle cx="24" cy="40" r="3.2"/>
  `,
  settings: `
    <path fill-rule="evenodd" d="M20.5 4h7l1.2 5.6 3.4 1.4 4.8-3.1 5 5-3.1 4.8 1.4 3.4 5.6 1.2v7l-5.6 1.2-1.4 3.4 3.1 4.8-5 5-4.8-3.1-3.4 1.4L27.5 44h-7l-1.2-5.6-3.4-1.4-4.8 3.1-5-5 3.1-4.8-1.4-3.4L2.2 27.5v-7l5.6-1.2 1.4-3.4L6.1 11.1l5-5 4.8 3.1 3.4-1.4zM24 16.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z"/>
  `,
  sound: `
    <path d="M5 18h8l11-9v30l-11-9H5z"/>
    <path d="M31 17a10 10 0 0 1 0 14M36.5 11.5a17 17 0 0 1 0 25" fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round"/>
  `,
  plus: `
    <path d="M24 9v30M9 24h30" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round"/>
  `,
  minus: `
    <path d="M9 24h30" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round"/>
  `,
  fit: `
    <path d="M7 17V7h10M31 7h10v10M41 31v10H31M17 41H7V31" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  arrow: `
    <path d="M7 24h31M27 12l12 12-12 12" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  up: `
    <path d="M24 8l14 16h-9v16H19V24h-9z"/>
  `,
  chevron: `
    <path d="M12 18l12 12 12-12" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  robot: `
    <path fill-rule="evenodd" d="M22 4h4v6h9a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5h9zM17 19a3.5 3.5 0 1 0 .01 0zm14 0a3.5 3.5 0 1 0 .01 0zM16 30v3h16v-3zM2 20h4v9H2zM42 20h4v9h-4zM15 40h18v4H15z"/>
  `,
  back: `
    <path d="M41 24H11M21 12L9 24l12 12" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  swap: `
    <path d="M6 16h32l-8-8M42 32H10l8 8" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>
  `,
  log: `
    <path d="M8 12h32M8 24h32M8 36h20" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/>
  `,
  map: `
    <circle cx="24" cy="24" r="18" fill="none" stroke="currentColor" stroke-width="4"/>
    <circle cx="24" cy="24" r="5"/>
    <path d="M24 6v11M24 31v11M8.4 15l9.5 5.5M30 27.5l9.6 5.5M8.4 33l9.5-5.5M30 20.5l9.6-5.5" stroke="currentColor" stroke-width="3"/>
  `,
  people: `
    <circle cx="17" cy="15" r="8"/>
    <path d="M2 40c0-10 6-15 15-15s15 5 15 15z"/>
    <path d="M31 8a8 8 0 0 1 0 15M35 26c7 1 11 6 11 14h-9" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>
  `,
};
