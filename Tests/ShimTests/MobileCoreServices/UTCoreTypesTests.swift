import MobileCoreServices
import Testing

struct UTCoreTypesTests {
  @Test func tagsLeadToTypesAndBack() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?
      .takeRetainedValue()
    #expect(type == kUTTypePNG)
    let tag = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(tag == "image/png")
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeText))
  }
}
