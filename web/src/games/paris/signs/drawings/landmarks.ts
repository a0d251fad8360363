// The landmarks, 64 × 64, standing on y = 58.

export const LANDMARKS: Record<string, string> = {
  luxembourg_gardens: `
    <path d="M30.8 6h2.4v5h-2.4z"/>
    <path d="M26 24c-.3-7.5 2.7-12 6-13.5 3.3 1.5 6.3 6 6 13.5z"/>
    <path d="M25 24h14v22H25z"/>
    <path d="M12.5 32l2.2-8.5h6.6l2.2 8.5h2V46h-14V32zM38.5 32l2.2-8.5h6.6l2.2 8.5h1V46h-12V32z"/>
    <circle cx="6.5" cy="39" r="5.5"/>
    <path d="M5.3 42h2.4v7H5.3z"/>
    <circle cx="57.5" cy="39" r="5.5"/>
    <path d="M56.3 42h2.4v7h-2.4z"/>
    <path d="M10 51h44l-6 7.5H16z"/>
    <path class="cut" d="M29.5 30h5v5h-5zM29.5 46v-5a2.5 2.5 0 0 1 5 0v5M15 37h7M15 41h7M42 37h7M42 41h7" stroke-width="1.7"/>
    <path d="M32 58c0-9-1-11-5.5-12M32 58c0-9 1-11 5.5-12" fill="none" stroke="var(--cut)" stroke-width="1.5"/>
  `,
  tuileries: `
    <path d="M31.2 7h1.6l2 30h-5.6z"/>
    <path d="M28 37h8v4h-8z"/>
    <path d="M3 20.5q0-4.5 4.5-4.5h7q4.5 0 4.5 4.5V37q0 3-3 3h-3.2v12H9.2V40H6q-3 0-3-3z"/>
    <path d="M45 20.5q0-4.5 4.5-4.5h7q4.5 0 4.5 4.5V37q0 3-3 3h-3.2v12h-3.6V40H48q-3 0-3-3z"/>
    <path d="M20.5 28q0-3 3-3h1.3q3 0 3 3v9q0 2-2 2h-.6v7h-2.2v-7h-.5q-2 0-2-2zM36.2 28q0-3 3-3h1.3q3 0 3 3v9q0 2-2 2H41v7h-2.2v-7h-.6q-2 0-2-2z"/>
    <path d="M29 43h6l13 15.5H16z"/>
    <path class="cut" d="M32 45v13.5" stroke-width="1.8"/>
  `,
  pantheon: `
    <path d="M31 3h2v2.5h2v2h-2V11h-2V7.5h-2v-2h2zM29 11h6v4h-6z"/>
    <path d="M20.5 27c-.3-8 5-12.5 11.5-12.5S43.8 19 43.5 27z"/>
    <path d="M19 27h26v3H19zM20.5 31h23v6h-23z"/>
    <path d="M32 35.5l22 8.5v3H10v-3z"/>
    <path d="M11.5 48h4v7h-4zM18.8 48h4v7h-4zM26 48h4v7h-4zM34 48h4v7h-4zM41.2 48h4v7h-4zM48.5 48h4v7h-4z"/>
    <path d="M8 55.5h48v3.5H8z"/>
    <path class="cut" d="M24 31v6M28 31v6M36 31v6M40 31v6M32 31v5" stroke-width="1.5"/>
    <path class="cut" d="M26.5 26c.3-4 1.7-7 3.5-9M37.5 26c-.3-4-1.7-7-3.5-9" stroke-width="1.3"/>
  `,
  grand_palais: `
    <path d="M31.3 6h1.4v6h-1.4z"/>
    <path d="M32.7 6h5l-1.5 1.7 1.5 1.8h-5z"/>
    <path d="M21 24c1-7 5.5-11.7 11-12 5.5.3 10 5 11 12z"/>
    <path d="M4 41c1.5-12 9.5-18 18-18h20c8.5 0 16.5 6 18 18z"/>
    <path d="M3 42.5h58V46H3zM5 47h4.5v8.5H5zM12.5 47H17v8.5h-4.5zM47 47h4.5v8.5H47zM54.5 47H59v8.5h-4.5zM20 47h24v8.5H20zM3 56h58v3H3z"/>
    <path class="cut" d="M13 40.5c.5-7 3-12.5 7-16.5M23 40.5c.2-7 1.2-12 3-17M32 40.5V13M41 40.5c-.2-7-1.2-12-3-17M51 40.5c-.5-7-3-12.5-7-16.5M7 33h50M22.5 23.8h19" stroke-width="1.4"/>
    <path class="cut" d="M28 55.5V51a4 4 0 0 1 8 0v4.5" stroke-width="1.7"/>
  `,
  sacre_coeur: `
    <path d="M31.3 2h1.4v4h-1.4zM29.5 6h5v5h-5z"/>
    <path d="M24 29c-1.2-9 2.5-15.5 8-18.5 5.5 3 9.2 9.5 8 18.5z"/>
    <path d="M24.5 30h15v8h-15z"/>
    <path d="M12.3 22h1.4v3h-1.4z"/>
    <path d="M8 36c-.6-5.5 1.7-9.5 5-11.3 3.3 1.8 5.6 5.8 5 11.3z"/>
    <path d="M8.5 36.5h9v6h-9z"/>
    <path d="M50.3 22h1.4v3h-1.4z"/>
    <path d="M46 36c-.6-5.5 1.7-9.5 5-11.3 3.3 1.8 5.6 5.8 5 11.3z"/>
    <path d="M46.5 36.5h9v6h-9z"/>
    <path d="M7 43h14l11-6.5L43 43h14v10H7z"/>
    <path d="M5 54h54v2H5zM3 57h58v2H3z"/>
    <path class="cut" d="M28 31v6M32 31v6M36 31v6" stroke-width="1.6"/>
    <path class="cut" d="M23.5 53v-4.5a2.5 2.5 0 0 1 5 0V53M29.5 53v-4.5a2.5 2.5 0 0 1 5 0V53M35.5 53v-4.5a2.5 2.5 0 0 1 5 0V53" stroke-width="1.5"/>
  `,
  notre_dame: `
    <path d="M31.2 3h1.6l1.7 23h-5z"/>
    <path d="M10 13.5h1.5V12h3v1.5H17V12h3v1.5h2.5V12h3v1.5H27V27h10V13.5h1.5V12h3v1.5H44V12h3v1.5h2.5V12h3v1.5H54V59H10z"/>
    <path class="cut" d="M14.5 26v-6a1.8 1.8 0 0 1 3.6 0v6M20 26v-6a1.8 1.8 0 0 1 3.6 0v6M40.4 26v-6a1.8 1.8 0 0 1 3.6 0v6M45.9 26v-6a1.8 1.8 0 0 1 3.6 0v6" stroke-width="1.6"/>
    <path class="cut" d="M10 29.5h44M10 43.5h44" stroke-width="1.5"/>
    <circle class="cut" cx="32" cy="36.5" r="4.8" stroke-width="1.7"/>
    <path class="cut" d="M32 31.7v9.6M27.2 36.5h9.6" stroke-width="1"/>
    <path class="cut" d="M15 59v-6.5a3.7 3.7 0 0 1 7.4 0V59M28 59v-7.5a4 4 0 0 1 8 0V59M41.6 59v-6.5a3.7 3.7 0 0 1 7.4 0V59" stroke-width="1.7"/>
    <path class="cut" d="M16.5 34v5M20.5 34v5M43.5 34v5M47.5 34v5" stroke-width="1.7"/>
  `,
  louvre: `
    <path d="M31.3 4h1.4v4h-1.4z"/>
    <path d="M26.5 8h11v2.5h-11z"/>
    <path d="M21 27c-.5-7.5 1.7-13 5-16h12c3.3 3 5.5 8.5 5 16z"/>
    <path d="M20 28h24v31H20z"/>
    <path d="M4 37l2-7h13v7zM45 37v-7h13l2 7z"/>
    <path d="M3 38h16v21H3zM45 38h16v21H45z"/>
    <path class="cut" d="M25 32.5h14l-7-4.6z" stroke-width="1.3"/>
    <path class="cut" d="M28 59v-8a4 4 0 0 1 8 0v8M23.5 35.5v8M40.5 35.5v8M29 43v-6h6v6zM20 46.5h24" stroke-width="1.6"/>
    <path class="cut" d="M6.8 59v-7a2 2 0 0 1 4 0v7M13 59v-7a2 2 0 0 1 4 0v7M47 59v-7a2 2 0 0 1 4 0v7M53.2 59v-7a2 2 0 0 1 4 0v7M3 48h16M45 48h16M8.8 41v4M15 41v4M49 41v4M55.2 41v4" stroke-width="1.5"/>
  `,
  eiffel_tower: `
    <path d="M31.2 2h1.6v5h-1.6z"/>
    <path d="M30.4 7h3.2l.6 5.5C35.4 27 40 45 52 59H42.5C41 52.5 37 49.5 32 49.5S23 52.5 21.5 59H12C24 45 28.6 27 29.8 12.5z"/>
    <path d="M20.5 43h23v3.6h-23zM26 28.5h12v3H26zM29.6 12h4.8v2h-4.8z"/>
    <path class="cut" d="M28.6 41.6l3.4-6.3 3.4 6.3zM30.2 27l1.8-7 1.8 7z" stroke-width="1.4"/>
    <path class="cut" d="M18.5 55.5l4-6M45.5 55.5l-4-6M17.5 52h5M41.5 52h5" stroke-width="1.3"/>
  `,
};
