import Drawing
import Testing

@testable import snap

struct FailureTests {
  @Test func anErrorThatNamesItsFileKeepsItsName() {
    let full = RenderError.cannotWrite(path: "b.png", reason: "No space left on device")
    #expect(
      Failure.unwritable(path: "a", after: full).message
        == "cannot write b.png: No space left on device")
    let read = Failure.unreadable(path: "c", reason: "it is a folder")
    #expect(Failure.unwritable(path: "a", after: read).message == read.message)
  }

  @Test func otherErrorsAreTheReason() {
    #expect(
      Failure.unwritable(path: "a", after: CancellationError()).message
        == "cannot write a: CancellationError()")
  }
}
