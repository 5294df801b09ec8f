/** Draws SVG files onto a canvas. */
export class Raster {
  readonly canvas: HTMLCanvasElement;
  readonly #ink: CanvasRenderingContext2D;

  constructor(width: number, height: number) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height;
    const ink = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!ink) throw new Error('this browser has no canvas');
    this.#ink = ink;
  }

  /** Over linen, the ground of the page. */
  async draw(svg: string): Promise<void> {
    const { width, height } = this.canvas;
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
      const image = new Image(width, height);
      image.src = url;
      await image.decode();
      this.#ink.fillStyle = '#f6f0e4';
      this.#ink.fillRect(0, 0, width, height);
      this.#ink.drawImage(image, 0, 0, width, height);
    } finally {
      URL.revokeObjectURL(url);
    }
  }

  pixels(): Uint8ClampedArray {
    return this.#ink.getImageData(0, 0, this.canvas.width, this.canvas.height).data;
  }

  png(): Promise<Blob> {
    return new Promise((done, failed) =>
      this.canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('no picture came out'))), 'image/png'),
    );
  }
}
