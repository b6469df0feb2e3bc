import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { problemOfPicture, sizeOfPicture } from './picture-file.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0b7a75' } });
const sizeOf = (bytes: Buffer) => sizeOfPicture(new Uint8Array(bytes).buffer);
const file = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);

describe('a picture that was picked', () => {
  test('says its size by its header in each of the three formats', async () => {
    const picture = plain(640, 321);
    for (const bytes of [
      await picture.png().toBuffer(),
      await picture.jpeg().toBuffer(),
      await picture.jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
      await picture.webp().toBuffer(),
      await picture.webp({ lossless: true }).toBuffer(),
      await picture.removeAlpha().webp().toBuffer(),
    ])
      assert.deepEqual(sizeOf(bytes), { width: 640, height: 321 });
  });

  test('is none where it is something else, whatever it is called, or cut off', async () => {
    const png = await plain(60, 60).png().toBuffer();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('<!doctype html><b>hi</b> and enough to fill a header'),
      Buffer.from('%PDF-1.7 and enough to fill a header of any kind'),
      await plain(9, 9).gif().toBuffer(),
      png.subarray(0, 12),
      (await plain(60, 60).jpeg().toBuffer()).subarray(0, 30),
      Buffer.alloc(0),
    ])
      assert.equal(sizeOf(bytes), null, bytes.toString('latin1', 0, 12));
  });

  test('is refused with more than 8 MB, and with more than 24 megapixels by the header alone', async () => {
    assert.equal(await problemOfPicture(file(new Uint8Array(8_000_001))), 'photo_bytes');
    const header = new DataView(new ArrayBuffer(40));
    header.setUint32(0, 0x89504e47);
    header.setUint32(4, 0x0d0a1a0a);
    header.setUint32(16, 6000);
    header.setUint32(20, 4001);
    assert.equal(await problemOfPicture(file(new Uint8Array(header.buffer))), 'photo_pixels');
    header.setUint32(20, 4000);
    assert.equal(await problemOfPicture(file(new Uint8Array(header.buffer))), null);
    assert.equal(await problemOfPicture(file(new Uint8Array(40))), 'photo_format');
  });
});
