import Foundation
import Photos
import Testing

struct PHPhotoLibraryTests {
  @Test func nobodyIsAskedAndTheAnswerIsNo() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
    let answer = await withCheckedContinuation { answer in
      PHPhotoLibrary.requestAuthorization { answer.resume(returning: $0) }
    }
    #expect(answer == .denied)
  }

  @Test func aChangeFailsAndItsBlockIsNotCalled() {
    let error = #expect(throws: PHPhotosError.self) {
      try PHPhotoLibrary.shared().performChangesAndWait { Issue.record("The block was called.") }
    }
    #expect(error?.code == .accessUserDenied)
    #expect((error as NSError?)?.domain == PHPhotosErrorDomain)
    #expect((error as NSError?)?.code == 3311)
  }

  @Test func anAwaitedChangeFails() async {
    await #expect(throws: PHPhotosError.self) {
      try await PHPhotoLibrary.shared().performChanges {
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data(), options: nil)
        Issue.record("The block was called.")
      }
    }
  }
}
