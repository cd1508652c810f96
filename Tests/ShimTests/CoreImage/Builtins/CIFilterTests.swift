import CoreImage
import SwiftUI
import Testing

struct CIFilterTests {
  /// Red on the left, blue on the right, 8 × 4 pixels.
  private var sample: CIImage {
    let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let blue = CIImage(color: .blue).cropped(to: CGRect(x: 4, y: 0, width: 4, height: 4))
    return red.composited(over: blue)
  }

  /// The pixels of the first row of a picture's extent.
  private func row(_ image: CIImage?) throws -> [[UInt8]] {
    let image = try #require(image)
    let bitmap = try #require(CIContext().createCGImage(image, from: image.extent))
    let bytes = try #require(bitmap.dataProvider?.data) as Data
    return (0..<bitmap.width).map { Array(bytes[4 * $0..<4 * $0 + 4]) }
  }

  @Test func picturesAreCroppedMovedAndCombined() throws {
    #expect(sample.extent == CGRect(x: 0, y: 0, width: 8, height: 4))
    let pixels = try row(sample)
    #expect(pixels[0] == [255, 0, 0, 255] && pixels[7] == [0, 0, 255, 255])
    let large = sample.transformed(by: CGAffineTransform(scaleX: 2, y: 3))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 16, height: 12))
    #expect(try row(large)[7] == [255, 0, 0, 255])
    // The origin is at the bottom left.
    let top = CIImage(color: .green).cropped(to: CGRect(x: 0, y: 3, width: 8, height: 1))
    #expect(try row(top.composited(over: sample))[0] == [0, 255, 0, 255])
    #expect(sample.cropped(to: CGRect(x: 50, y: 0, width: 1, height: 1)).extent.isNull)
    #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
    #expect(CIContext().createCGImage(sample, from: .zero) == nil)
  }

  @Test func filtersOfColours() throws {
    let invert = CIFilter.colorInvert()
    #expect(invert.outputImage == nil)
    invert.inputImage = sample
    #expect(try row(invert.outputImage)[0] == [0, 255, 255, 255])
    let mono = try #require(CIFilter(name: "CIPhotoEffectMono"))
    mono.setValue(sample, forKey: kCIInputImageKey)
    let grey = try row(mono.outputImage)[0]
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
    let sepia = CIFilter.sepiaTone()
    #expect(sepia.intensity == 1 && sepia.inputKeys.contains(kCIInputIntensityKey))
    sepia.inputImage = sample
    sepia.intensity = 0
    #expect(try row(sepia.outputImage) == row(sample))
    sepia.intensity = 1
    let brown = try row(sepia.outputImage)[0]
    #expect(brown[0] > brown[1] && brown[1] > brown[2])
  }

  @Test func filtersOfNeighbours() throws {
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = sample
    blur.radius = 2
    let blurred = try #require(blur.outputImage)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 20, height: 16))
    let middle = try row(blurred.cropped(to: sample.extent))
    #expect(middle[3][2] > 0 && middle[4][0] > 0)
    let pixellate = CIFilter.pixellate()
    pixellate.inputImage = sample
    pixellate.center = .zero
    pixellate.scale = 8
    #expect(try row(pixellate.outputImage) == Array(repeating: [128, 0, 128, 255], count: 8))
    let edges = CIFilter.edges()
    edges.inputImage = sample
    let found = try row(edges.outputImage)
    #expect(found[0] == [0, 0, 0, 255] && found[3][0] > 200)
  }

  /// Filters that keep their parameters and have no result.
  private static let undrawn: Set<String> = [
    "CIAccordionFoldTransition", "CIAreaLogarithmicHistogram", "CIAttributedTextImageGenerator",
    "CIAztecCodeGenerator", "CIConvertLabToRGB", "CIConvertRGBtoLab", "CIDepthToDisparity",
    "CIDisparityToDepth", "CIDroste", "CIEdgePreserveUpsampleFilter", "CIKMeans",
    "CIKeystoneCorrectionCombined", "CIKeystoneCorrectionHorizontal",
    "CIKeystoneCorrectionVertical", "CILabDeltaE", "CIMeshGenerator", "CIPDF417BarcodeGenerator",
    "CIPageCurlTransition", "CIPageCurlWithShadowTransition", "CIPaletteCentroid",
    "CIPersonSegmentation", "CIPerspectiveRotate", "CISaliencyMapFilter", "CIStretchCrop",
    "CITextImageGenerator",
  ]

  @Test(arguments: FilterNames.all) func everyFilterDrawsWithItsDefaults(name: String) throws {
    let filter = try #require(CIFilter(name: name))
    for key in filter.inputKeys {
      let attributes = try #require(filter.attributes[key] as? [String: Any])
      switch attributes[kCIAttributeClass] as? String {
      case "CIImage": filter.setValue(sample, forKey: key)
      case "NSData" where key == "inputMessage": filter.setValue(Data("a".utf8), forKey: key)
      case "NSData":
        let numbers = [Float](repeating: 1, count: 32)
        filter.setValue(numbers.withUnsafeBytes { Data($0) }, forKey: key)
      default: break
      }
    }
    guard !Self.undrawn.contains(name) else {
      #expect(filter.outputImage == nil)
      return
    }
    let output = try #require(filter.outputImage)
    let part = output.extent.isInfinite ? sample.extent : output.extent
    let isEmpty = name == "CIPerspectiveCorrection" || part.isNull
    #expect(isEmpty || CIContext().createCGImage(output, from: part) != nil)
    // Values that make no sense must not trap.
    func draw() {
      _ = filter.outputImage.flatMap { CIContext().createCGImage($0, from: sample.extent) }
    }
    for key in filter.inputKeys {
      let former = filter.value(forKey: key)
      let isVector = former is CIVector
      for value in [0, -1, 1e9, Double.nan, .infinity] where former is Double || isVector {
        filter.setValue(
          isVector ? CIVector(x: value, y: value, z: value, w: value) : value, forKey: key)
        draw()
      }
      for value in [0, -1, Int.max, Int.min] where former is Int {
        filter.setValue(value, forKey: key)
        draw()
      }
      filter.setValue(former, forKey: key)
    }
    for key in filter.inputKeys { filter.setValue("text", forKey: key) }
    #expect(!filter.inputKeys.contains(kCIInputImageKey) || filter.outputImage == nil)
    draw()
  }

  enum FilterNames {
    static let all = CIFilter.filterNames(inCategory: nil)
  }

  @Test func namesAndAttributes() throws {
    #expect(FilterNames.all.count == 230)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIBoxBlur"))
    #expect(!CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CISepiaTone"))
    #expect(
      CIFilter.filterNames(inCategories: [kCICategoryColorEffect, kCICategoryBuiltIn])
        .contains("CISepiaTone"))
    #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
    #expect(CIFilter.localizedName(forFilterName: "CICMYKHalftone") == "CMYK Halftone")
    #expect(CIFilter.localizedName(forFilterName: "CINone") == nil)
    let attributes = CIFilter.sepiaTone().attributes
    #expect(attributes[kCIAttributeFilterName] as? String == "CISepiaTone")
    let intensity = try #require(attributes[kCIInputIntensityKey] as? [String: Any])
    #expect(intensity[kCIAttributeClass] as? String == "NSNumber")
    #expect(intensity[kCIAttributeDefault] as? Double == 1)
    #expect(intensity[kCIAttributeSliderMax] as? Double == 1)
    let image = try #require(attributes[kCIInputImageKey] as? [String: Any])
    #expect(image[kCIAttributeClass] as? String == "CIImage")
  }

  @Test func parametersByKeyPath() throws {
    let filter = CIFilter.sepiaTone()
    filter.setValue(0.25, forKeyPath: "inputIntensity")
    #expect(
      filter.intensity == 0.25 && filter.value(forKeyPath: "inputIntensity") as? Double == 0.25)
    filter.inputImage = sample
    filter.isEnabled = false
    #expect(try row(filter.outputImage) == row(sample))
    let aztec = CIFilter.aztecCodeGenerator()
    aztec.correctionLevel = 40
    #expect(aztec.value(forKey: "inputCorrectionLevel") as? Float == 40 && aztec.outputImage == nil)
    let text = CIFilter.textImageGenerator()
    (text.text, text.fontSize) = ("a", 20)
    #expect(text.text == "a" && text.outputImage == nil)
    let written = CIFilter.attributedTextImageGenerator()
    written.text = NSAttributedString(string: "b")
    #expect(written.text.string == "b")
  }

  @Test func aSubclassHasItsOwnResult() throws {
    final class Doubled: CIFilter, @unchecked Sendable {
      var picture: CIImage?
      override var outputImage: CIImage? {
        picture?.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
      }
    }
    let filter = Doubled()
    #expect(filter.outputImage == nil && filter.inputKeys.isEmpty && filter.attributes.isEmpty)
    filter.picture = sample
    #expect(filter.outputImage?.extent.width == 16)
  }

  @Test func codesHaveAModuleForEachPixel() throws {
    let code = CIFilter.qrCodeGenerator()
    #expect(code.outputImage == nil)
    code.message = Data("https://a.example".utf8)
    let image = try #require(code.outputImage)
    // Version 2 has 25 modules, and a light one on each side.
    #expect(image.extent.size == CGSize(width: 27, height: 27))
    let pattern = try row(image.cropped(to: CGRect(x: 0, y: 25, width: 27, height: 1)))
    #expect(pattern.map { $0[0] }.prefix(9) == [255, 0, 0, 0, 0, 0, 0, 0, 255])
    code.message = Data(repeating: 1, count: 5000)
    #expect(code.outputImage == nil)
  }

  @MainActor @Test func picturesOfUIKit() throws {
    let image = UIImage(ciImage: sample)
    #expect(image.size == CGSize(width: 8, height: 4))
    #expect(try row(CIImage(image: image))[0] == [255, 0, 0, 255])
    #expect(CIFilter(name: "CINone") == nil)
    #expect(sample.applyingFilter("CINone").extent == sample.extent)
    let mean = sample.applyingFilter("CIAreaAverage")
    #expect(try row(mean) == [[128, 0, 128, 255]])
  }
}
