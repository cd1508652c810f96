import Photos
import Testing

struct PHAssetTests {
  @Test func aRequestFindsNoPhotos() {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.fetchLimit = 20
    let photos = PHAsset.fetchAssets(with: .image, options: options)
    #expect(photos.count == 0)
    #expect(photos.firstObject == nil)
    photos.enumerateObjects { photo, _, _ in Issue.record("There is \(photo.localIdentifier).") }
  }

  @Test func aRequestForAPictureIsAnsweredWithoutOne() async {
    let photo = PHAsset(localIdentifier: "a")
    let picture = await withCheckedContinuation { answer in
      PHImageManager.default().requestImage(
        for: photo, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFill,
        options: nil
      ) { picture, _ in answer.resume(returning: picture) }
    }
    #expect(picture == nil)
    let data = await withCheckedContinuation { answer in
      PHImageManager.default().requestImageDataAndOrientation(for: photo, options: nil) {
        data, _, _, _ in answer.resume(returning: data)
      }
    }
    #expect(data == nil)
  }

  @Test func photosAreDeletedInAList() {
    let photo = PHAsset(localIdentifier: "a")
    PHAssetChangeRequest.deleteAssets([photo] as NSFastEnumeration)
    PHAssetChangeRequest.deleteAssets(NSArray(array: [photo]))
    PHAssetChangeRequest.deleteAssets(PHAsset.fetchAssets(with: .image, options: nil))
  }
}
