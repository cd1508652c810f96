import Accelerate
import Testing

struct vImageTests {
  /// Calls a function with a source of the bytes and a target of a size, and returns the target.
  private func result(
    _ bytes: [UInt8], width: Int, target: (width: Int, height: Int)? = nil,
    _ function: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
  ) -> [UInt8] {
    var bytes = bytes
    let height = bytes.count / width / 4
    let size = target ?? (width, height)
    var output = [UInt8](repeating: 0, count: size.width * size.height * 4)
    bytes.withUnsafeMutableBytes { source in
      output.withUnsafeMutableBytes { drawn in
        var from = vImage_Buffer(
          data: source.baseAddress, height: UInt(height), width: UInt(width), rowBytes: width * 4)
        var to = vImage_Buffer(
          data: drawn.baseAddress, height: UInt(size.height), width: UInt(size.width),
          rowBytes: size.width * 4)
        #expect(function(&from, &to) == kvImageNoError)
      }
    }
    return output
  }

  @Test func aBoxIsTheMeanOfItsPixels() {
    let line: [UInt8] = [255, 0, 0, 0, 255, 90, 0, 0, 255, 0, 0, 0]
    let blurred = result(line, width: 3) {
      vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(blurred == [255, 30, 0, 0, 255, 30, 0, 0, 255, 30, 0, 0])
    let tent = result(line, width: 3) {
      vImageTentConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(tent[5] == 45 && tent[1] == 23)
  }

  @Test func aSmallerPictureHasMeans() {
    let half = result([8, 0, 0, 0, 16, 0, 0, 0], width: 2, target: (1, 1)) {
      vImageScale_ARGB8888($0, $1, nil, vImage_Flags(kvImageHighQualityResampling))
    }
    #expect(half == [12, 0, 0, 0])
  }

  @Test func componentsAreMultipliedAndPermuted() {
    let doubled: [Int16] = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2]
    let bright = result([1, 100, 200, 0], width: 1) {
      vImageMatrixMultiply_ARGB8888($0, $1, doubled, 1, nil, nil, 0)
    }
    #expect(bright == [2, 200, 255, 0])
    let turned = result([1, 2, 3, 4], width: 1) {
      vImagePermuteChannels_ARGB8888($0, $1, [3, 2, 1, 0], 0)
    }
    #expect(turned == [4, 3, 2, 1])
  }

  @Test func theSizeOfTheKernelIsOdd() {
    var (from, to) = (vImage_Buffer(), vImage_Buffer())
    let outcome = vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 2, 2, nil, 0)
    #expect(outcome == kvImageInvalidKernelSize)
  }
}
