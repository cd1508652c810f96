import CoreML
import Testing

struct MLModelTests {
  @Test func noModelIsLoaded() {
    #expect(throws: MLModelError.self) {
      try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc"))
    }
  }

  @Test func arraysAreRowMajorAndCheckIndices() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    #expect(array.count == 6 && array.strides == [3, 1])
    array[[1, 2]] = 7
    #expect(array[5] == 7 && array[[1, 2]] == 7)
    array[[0, 3]] = 1
    #expect(array[3] == 0 && array[-1] == 0 && array[[9]] == 0)
    #expect(throws: MLModelError.self) {
      try MLMultiArray(shape: [1_000_000, 1_000_000], dataType: .float32)
    }
  }
}
