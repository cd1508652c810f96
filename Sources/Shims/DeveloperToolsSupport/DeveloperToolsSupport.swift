// The types of asset symbols and previews, which Xcode's generated code imports from here.
@_exported import LayoutDSL
